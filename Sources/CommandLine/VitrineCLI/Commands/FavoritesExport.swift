import Catalog
import L10n
import Library
import Primitives

/// `vitrine favorites export`.
///
/// Uses no network.
struct FavoritesExport {
    let console: Console
    let library: Library
    let ownFolders: OwnFolders

    /// Writes all persistent favorites to a file, `-` being standard output, and reports how many.
    ///
    /// - Throws: `file` where the program's own files would be replaced, too.
    func run(_ file: String, isJSON: Bool) async throws(CommandFailure) {
        if file != "-", ownFolders.contain(file) { throw .file(.own(file: file)) }
        let favorites = try await orCommandFailure(library.lastingFavorites)
        let text = FavoritesDocument.text(of: favorites)
        if file != "-" {
            do {
                try OutputFile(name: file).write(text)
            } catch {
                throw .file(error)
            }
        }
        do {
            try console.out.text(file == "-" ? text : result(favorites.count, isJSON: isJSON))
        } catch {
            throw .output(error)
        }
    }

    private func result(_ count: Int, isJSON: Bool) -> String {
        guard isJSON else { return console.strings("cli.favorites.exported", count: count) + "\n" }
        return JSONValue.object([JSONValue.Member("exported", .integer(count))]).text
    }
}
