import Catalog
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

    /// Whether there are any shelves.
    var isEmpty: Bool { views.isEmpty }

    /// The item of the focused card, or nil.
    var focusedItem: Item.ID? { views.lazy.compactMap(\.focusedItem).first }

    /// Focuses an item's card, if a shelf has one.
    func focus(_ id: Item.ID) { _ = views.contains { $0.focus(id) } }

    /// Loads pictures depending on how far the page is scrolled.
    func follow(_ scroller: ScrolledWindow) {
        let request = FrameRequest(scroller) { [weak self] in
            for view in self?.views ?? [] { view.look(in: scroller) }
        }
        lookSoon = request
        // Before the layout, the shelves are where they were before scrolling.
        FrameClock.laidOut(root) { request() }
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
}
