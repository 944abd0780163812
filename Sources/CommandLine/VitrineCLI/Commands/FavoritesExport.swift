import JSONText
import Catalog
import L10n
import Library
import Primitives

/// The command `vitrine favorites export`.
///
/// It doesn't use the network.
struct FavoritesExport {
    let console: Console
    let library: Library
    let ownFolders: OwnFolders

    /// Writes all persistent favorites to a file and reports how many; `-` is standard output.
    ///
    /// - Throws: `catalog` if the store can't be read or the task is cancelled; `file` if the file
    ///   can't be written or is in the program's own folders; `output` if the result can't be
    ///   printed.
    func run(_ file: String, isJSON: Bool) async throws(CommandFailure) {
        if file != "-", ownFolders.contain(file) {
            throw .file(FileFailure(file: file, error: .own))
        }
        let favorites = try await orCommandFailure { () async throws(CatalogError) in
            try await library.exportedMarks([.favorite])
        }
        let text = LibraryDocument.text(ofFavorites: favorites)
        if file != "-" { try await OutputFile(name: file).write(text) }
        do {
            try console.out.text(file == "-" ? text : result(favorites.count, isJSON: isJSON))
        } catch {
            throw .output(error)
        }
    }

    private func result(_ count: Int, isJSON: Bool) -> String {
        guard isJSON else { return console.strings("cli.favorites.exported", count: count) + "\n" }
        return JSONTree.members(["exported": .integer(count)]).text
    }
}
