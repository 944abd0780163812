import Catalog
import Features
import L10n

/// The parameters that the cells of a list share.
@MainActor
struct ListContext {
    let model: ItemListViewModel
    let app: AppModel
    let images: TexturePipeline
    /// The expected width before the first layout, in application pixels.
    var startWidth = 0.0
    /// Called when the width of the rows changes, in application pixels.
    var widthChanged: @MainActor (Double) -> Void = { _ in }
    /// Called when the user clicks that button.
    var offerTapped: @MainActor (ListContent.Offer) -> Void = { _ in }

    var router: Router { app.router }
    var marks: Marks { app.marks }

    /// Loads the pictures of the cells.
    var pictures: PictureView.Source {
        PictureView.Source(
            images: images,
            catalog: model.descriptor,
            request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
            attempt: { [weak model] in model?.refreshCount ?? 0 },
            answered: { [weak model] in model?.answeredRefreshCount ?? 0 }
        )
    }

    /// The item to mark as open; nil in a list above its details.
    var openItem: Item.ID? { model.isPushed ? nil : router.firstItem }

    /// Whether the catalog has favorites.
    var hasHearts: Bool { model.descriptor.has(.favorite) }
}
