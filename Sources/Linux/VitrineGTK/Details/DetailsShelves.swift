import Features
import GTKSupport

/// The shelves on a details page, which load their pictures near the visible part.
@MainActor
final class DetailsShelves {
    let root = Box.vertical(spacing: 18)

    private let app: AppModel
    private let images: TexturePipeline
    private var views: [ShelfView] = []
    /// Waits until GTK has finished the current layout.
    private var lookSoon: FrameRequest?

    init(app: AppModel, images: TexturePipeline) {
        self.app = app
        self.images = images
    }

    /// Loads pictures depending on how far the page is scrolled.
    func follow(_ scroller: ScrolledWindow) {
        let request = FrameRequest(scroller) { [weak self] in self?.look(in: scroller) }
        lookSoon = request
        scroller.scrolled { request() }
        scroller.heightChanged { request() }
        root.on("map") { request() }
    }

    /// Shows shelves in order; those that are still shown keep their widgets.
    func place(_ shelves: [SectionViewModel]) {
        let old = views
        views = shelves.map { shelf in
            old.first { $0.shelf === shelf } ?? ShelfView(shelf, app: app, images: images)
        }
        for view in old where !views.contains(where: { $0 === view }) { root.remove(view.root) }
        var last: AnyWidget?
        for view in views {
            root.insert(view.root, after: last)
            last = view.root
        }
        root.isVisible = !views.isEmpty
        lookSoon?()
    }

    /// Loads the pictures of shelves within one screen of the visible part.
    private func look(in scroller: ScrolledWindow) {
        let page = scroller.pageHeight
        guard page > 1 else { return }
        for view in views {
            guard let frame = view.root.frame(in: scroller) else { continue }
            let bottom = frame.y + frame.height
            view.setNear(
                frame.y < 2 * page && bottom > -page,
                isSeen: frame.y < page && bottom > 0
            )
        }
    }
}
