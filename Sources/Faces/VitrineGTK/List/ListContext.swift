import Catalog
import Features
import L10n

/// What the cells of a list are created with.
@MainActor
struct ListContext {
    let model: ItemListViewModel
    let router: Router
    let favorites: Favorites
    let images: TexturePipeline

    /// Whether the catalog has favorites.
    var hasHearts: Bool { model.descriptor.favorites != nil }
}
