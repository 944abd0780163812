import Catalog

/// The favorites of one catalog, the newest first.
struct FavoriteShelf {
    let catalog: CatalogDescriptor
    let items: [Item]
}
