import Catalog
import Foundation
import L10n
import Library

/// The command `vitrine show`.
struct ShowCommand {
    let console: Console
    let library: Library
    /// Returns the full-size address of a picture.
    let imageAddress: @Sendable (Artwork, CatalogID) -> URL?

    /// Loads one item, from the service or the store, and prints all its facts.
    func run(_ arguments: ShowArguments) async throws(CommandFailure) {
        let catalog = try catalog(arguments.catalog)
        let id = Item.ID(catalog.id, arguments.key)
        let details = try await details(of: id, isOffline: arguments.isOffline)
        let isFavorite = try await orCommandFailure(library.currentFavorites).contains(id)
        do {
            if arguments.isJSON {
                let json = json(details, of: catalog, arguments, isFavorite: isFavorite)
                try console.out.text(json.text)
            } else {
                try print(details, of: catalog, isFavorite: isFavorite)
            }
        } catch {
            throw .output(error)
        }
    }

    /// Loads the details; offline, they contain only facts from list rows.
    private func details(
        of id: Item.ID,
        isOffline: Bool
    ) async throws(CommandFailure) -> ItemDetails {
        let details = try await orCommandFailure { () async throws(CatalogError) -> ItemDetails? in
            guard isOffline else { return try await library.details(of: id) }
            return try await library.item(id).map { ItemDetails(item: $0, facets: $0.facets) }
        }
        guard let details else { throw .nothingStored }
        return details
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
        _ arguments: ShowArguments,
        isFavorite: Bool
    ) -> JSONValue {
        let writer = ItemJSON(catalog: catalog)
        let members = writer.members(
            of: details.item,
            isFavorite: isFavorite,
            image: details.item.artwork.flatMap { imageAddress($0, catalog.id) }
        )
        let store = JSONValue.string(Answer<ItemDetails>.Origin.store.rawValue)
        let origin = arguments.isOffline ? [JSONValue.Member("origin", store)] : []
        let json = writer.details(details.facets, isComplete: !arguments.isOffline)
        return .object(members + origin + [JSONValue.Member("details", json)])
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
