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
    /// The width before the first layout tells it, in application pixels; as far as is known.
    var startWidth = 0.0
    /// The rows have another width, in application pixels.
    var widthChanged: @MainActor (Double) -> Void = { _ in }
    /// The label of a button below a notice.
    var offerTitle: @MainActor (ListContent.Offer) -> String = { _ in "" }
    /// The user pressed it.
    var offerTapped: @MainActor (ListContent.Offer) -> Void = { _ in }

    /// Whether the catalog has favorites.
    var hasHearts: Bool { model.descriptor.favorites != nil }
}
