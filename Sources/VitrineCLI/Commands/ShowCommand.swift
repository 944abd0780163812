import Catalog
import Foundation
import L10n
import Library

/// `vitrine show`.
struct ShowCommand {
    /// Where to write.
    let console: Console
    /// Where the data is.
    let library: Library
    /// Where pictures are, as large as they are.
    let imageAddress: @Sendable (Artwork, CatalogID) -> URL?

    /// Asks for one item and prints everything about it.
    func run(_ arguments: ShowArguments) async throws(CommandFailure) {
        let catalog = try catalog(arguments.catalog)
        let id = Item.ID(catalog.id, arguments.key)
        let details = try await catalogued { () async throws(CatalogError) in
            try await library.details(of: id)
        }
        let isFavorite = try await catalogued(library.currentFavorites).contains(id)
        do {
            if arguments.isJSON {
                try console.out.text(json(details, of: catalog, isFavorite: isFavorite).text)
            } else {
                try print(details, of: catalog, isFavorite: isFavorite)
            }
        } catch {
            throw .output(error)
        }
    }

    private func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        do {
            return try library.catalogs.named(name)
        } catch {
            throw .usage(error)
        }
    }

    private func json(
        _ details: ItemDetails,
        of catalog: CatalogDescriptor,
        isFavorite: Bool
    ) -> JSONValue {
        let writer = ItemJSON(catalog: catalog)
        let members = writer.members(
            of: details.item,
            isFavorite: isFavorite,
            image: details.item.artwork.flatMap { imageAddress($0, catalog.id) }
        )
        return .object(members + [JSONValue.Member("details", writer.details(details.facets))])
    }

    private func print(
        _ details: ItemDetails,
        of catalog: CatalogDescriptor,
        isFavorite: Bool
    ) throws(OutputError) {
        let sheet = DetailsSheet(catalog: catalog, strings: console.strings)
        let lines = sheet.lines(details, isFavorite: isFavorite, columns: console.out.columns)
        for line in lines { try console.out.line(line) }
    }
}
