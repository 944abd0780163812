import JSONText
import Catalog
import Foundation
import L10n
import Library

/// The command `vitrine show`.
struct ShowCommand {
    let console: Console
    let library: Library

    /// Loads one item, from the service or the store, and prints all its facts.
    func run(_ arguments: ShowArguments) async throws(CommandFailure) {
        let catalog = try library.catalog(arguments.catalog)
        let id = Item.ID(catalog.id, arguments.key)
        let (details, isComplete) = try await details(of: id, isOffline: arguments.isOffline)
        let isFavorite = try await orCommandFailure(library.currentFavorites).contains(id)
        if arguments.isJSON {
            let json = ItemJSON(catalog: catalog).details(details, isComplete: isComplete)
            let members = members(details, of: catalog, arguments, isFavorite: isFavorite)
            let whole = JSONTree.object(members + [JSONTree.Member("details", json)])
            try console.out.text(whole.text)
        } else {
            try print(details, of: catalog, isFavorite: isFavorite)
        }
    }

    /// Loads the details; offline, they contain only facts from list rows unless they are stored.
    private func details(
        of id: Item.ID,
        isOffline: Bool
    ) async throws(CommandFailure) -> (ItemDetails, isComplete: Bool) {
        guard isOffline else {
            return (
                try await orCommandFailure { () async throws(CatalogError) in
                    try await library.details(of: id).value
                }, true
            )
        }
        let stored = try await orCommandFailure { () async throws(CatalogError) in
            try await library.storedDetails(of: id)
        }
        guard let stored else { throw .nothingStored }
        return (stored.details, stored.isWhole)
    }

    /// Returns the members before the details.
    private func members(
        _ details: ItemDetails,
        of catalog: CatalogDescriptor,
        _ arguments: ShowArguments,
        isFavorite: Bool
    ) -> [JSONTree.Member] {
        let members = ItemJSON(catalog: catalog).members(
            of: details.item,
            isFavorite: isFavorite,
            image: details.artwork.flatMap { library.imageAddress(of: $0, in: catalog.id) }
        )
        let store = JSONTree.string(Fetched<ItemDetails>.Origin.store.rawValue)
        return members + (arguments.isOffline ? [JSONTree.Member("origin", store)] : [])
    }

    private func print(
        _ details: ItemDetails,
        of catalog: CatalogDescriptor,
        isFavorite: Bool
    ) throws(CommandFailure) {
        let sheet = DetailsSheet(catalog: catalog, strings: console.strings)
        let lines = sheet.lines(details, isFavorite: isFavorite, columns: console.out.columns)
        for line in lines { try console.out.line(line) }
    }
}
