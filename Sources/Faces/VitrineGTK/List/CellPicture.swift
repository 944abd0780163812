import Features
import GTKSupport
import ImagePipeline

/// The picture of a cell: loaded while its row is near the visible part, released far away.
///
/// A failed one is retried when its row comes near again, and after a refresh.
@MainActor
final class CellPicture {
    let root: AnyWidget

    private let view: PosterView
    private let model: ItemListViewModel
    private var content: RowContent?
    private var nearness = Nearness.far
    private var isWanted = false
    private var refreshes: Int

    /// Starts empty; `size` is in application pixels.
    init(_ size: (width: Int, height: Int), of context: ListContext) {
        model = context.model
        refreshes = model.refreshCount
        view = PosterView(
            width: size.width,
            height: size.height,
            isDecorative: true,
            images: context.images
        )
        root = view.root
        root.on("notify::scale-factor") { [weak self] in self?.update() }
    }

    /// Shows the picture of a row, or nothing while its content is not read; reads what may require
    /// a retry.
    func show(_ content: RowContent?) {
        self.content = content
        let refreshes = model.refreshCount
        if refreshes != self.refreshes {
            self.refreshes = refreshes
            view.retry()
        }
        update()
    }

    /// The scroll position decides whether to load the picture.
    func setNearness(_ nearness: Nearness) {
        let comesNear = nearness == .near && self.nearness != .near
        self.nearness = nearness
        switch nearness {
        case .near:
            guard comesNear || !isWanted else { return }
            isWanted = true
            view.retry()
            update()
        case .between: return
        case .far:
            guard isWanted else { return }
            isWanted = false
            view.clear()
        }
    }

    /// Releases the picture until the next row.
    func clear() {
        content = nil
        isWanted = false
        nearness = .far
        view.clear()
    }

    private func update() {
        guard isWanted, let content else { return }
        view.show(content.artwork.flatMap { model.imageRequest(for: $0, fit: view.fit) })
    }
}
