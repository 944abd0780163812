import Catalog

/// The favorites of one catalog, the newest heart first.
struct FavoriteShelf {
    /// The catalog.
    let catalog: CatalogDescriptor
    /// The items.
    let items: [Item]
}
