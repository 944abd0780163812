import Catalog

/// The favorites of one catalogue, the newest heart first.
struct FavoriteShelf {
    /// The catalogue.
    let catalog: CatalogDescriptor
    /// The items.
    let items: [Item]
}
