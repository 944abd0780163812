import Features
import GTKSupport
import ImagePipeline

/// The picture of a cell: loaded while its row is near the visible part, released far away; see
/// `PictureNeed`.
@MainActor
final class CellPicture {
    let root: Picture

    private let view: PosterView
    private let model: ItemListViewModel
    private let served: (width: Int, height: Int)
    private var content: RowContent?
    private var need: PictureNeed

    /// Starts empty; sizes are in application pixels.
    ///
    /// The service is asked for a picture of the size `served`, which is `size` by default.
    init(
        _ size: (width: Int, height: Int),
        served: (width: Int, height: Int)? = nil,
        radius: Int,
        of context: ListContext
    ) {
        model = context.model
        self.served = served ?? size
        need = PictureNeed(refreshCount: model.refreshCount)
        view = PosterView(
            width: size.width,
            height: size.height,
            radius: radius,
            isDecorative: true,
            of: context.model.descriptor,
            images: context.images
        )
        root = view.root
        root.on("notify::scale-factor") { [weak self] in self?.update() }
    }

    /// Shows the picture of a row, or nothing while its content is not read; reads what may require
    /// a retry.
    func show(_ content: RowContent?) {
        self.content = content
        if need.refreshed(to: model.refreshCount) { view.retry() }
        update()
    }

    /// The scroll position decides whether to load the picture.
    func setNearness(_ nearness: Nearness) {
        switch need.moved(to: nearness) {
        case .stay: return
        case .load:
            view.retry()
            update()
        case .release: view.clear()
        }
    }

    /// Releases the picture until the next row.
    func clear() {
        content = nil
        need.reset()
        view.clear()
    }

    private func update() {
        guard need.isWanted, let content else { return }
        let request = content.artwork.flatMap {
            model.imageRequest(for: $0, fit: view.fit(of: served))
        }
        view.show(request?.fitting(view.fit))
    }
}

/// A cell that loads its picture only near the visible part.
@MainActor
protocol NearnessCell: ListCell {
    /// The scroll position decides whether to load the picture.
    func setNearness(_ nearness: Nearness)
}
