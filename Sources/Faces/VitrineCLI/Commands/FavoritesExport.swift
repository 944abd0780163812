import Catalog
import L10n
import Library

/// `vitrine favorites export`.
///
/// Asks nobody.
struct FavoritesExport {
    /// Where to write.
    let console: Console
    /// Where the data is.
    let library: Library

    /// Writes all favorites that last to a file, `-` being standard output, and says how many.
    func run(_ file: String, isJSON: Bool) async throws(CommandFailure) {
        let favorites = try await catalogued(library.lastingFavorites)
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
