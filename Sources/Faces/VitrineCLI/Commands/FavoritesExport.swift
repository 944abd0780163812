import Catalog
import L10n
import Library

/// `vitrine favorites export`.
///
/// Uses no network.
struct FavoritesExport {
    let console: Console
    let library: Library

    /// Writes all persistent favorites to a file, `-` being standard output, and reports how many.
    func run(_ file: String, isJSON: Bool) async throws(CommandFailure) {
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
