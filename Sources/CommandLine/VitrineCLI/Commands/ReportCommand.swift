import JSONText
import Catalog
import L10n
import Library

/// The command `vitrine report`.
///
/// It doesn't use the network: everything is computed from the store.
struct ReportCommand {
    let console: Console
    let library: Library

    /// Prints a catalog's statistics.
    func run(_ arguments: ReportArguments) async throws(CommandFailure) {
        let catalog = try catalog(arguments.catalog)
        guard try await isStored(catalog) else { throw .nothingStored }
        let statistics = try await orCommandFailure { () async throws(CatalogError) in
            try await library.imageStatistics(of: catalog.id)
        }
        if arguments.isJSON {
            try console.out.text(JSONTree(statistics).text)
        } else {
            try StatisticsTable(strings: console.strings).print(statistics, on: console)
        }
    }

    private func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        let catalog = try library.catalog(name)
        guard catalog.hasUsers else { throw .usage(.noStatistics(catalog: name)) }
        return catalog
    }

    /// Whether a list from the catalog has ever been loaded, even if it was empty.
    private func isStored(_ catalog: CatalogDescriptor) async throws(CommandFailure) -> Bool {
        for list in catalog.servedLists {
            let query = Query(catalog: catalog.id, list: list.id)
            let order = try await orCommandFailure { () async throws(CatalogError) in
                try await library.currentOrder(of: query)
            }
            if let order, order.loadedPages > 0 { return true }
        }
        return false
    }
}

extension CatalogDescriptor {
    /// Whether its items have an author, so that posts can be counted.
    var hasUsers: Bool { facets.contains { $0.key == Facet<Person>.user.key } }

    /// The lists whose rows are requested from the service.
    var servedLists: [ListDescriptor] { lists.filter(\.content.isOfService) }
}
