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

    /// Where the cells' pictures come from.
    var pictures: CellPicture.Source {
        CellPicture.Source(
            images: images,
            catalog: model.descriptor,
            request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
            attempt: { [weak model] in model?.refreshCount ?? 0 }
        )
    }

    /// Whether the catalog has favorites.
    var hasHearts: Bool { model.descriptor.favorites != nil }
}
