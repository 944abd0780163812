import Catalog

extension Library {
    func fetchDetails(of id: Item.ID) async throws(CatalogError) -> ItemDetails {
        let source = try source(of: id.catalog)
        if source.provider.descriptor.tap != .details(.ownRequest) {
            let stored = try await store.items([id], in: [id.catalog: source.scope])
            if let item = stored.first { return ItemDetails(item: item, facets: item.facets) }
        }
        let details = try await source.provider.details(of: id.key)
        try await store.save(details.item, of: source.scope)
        return details
    }
}
