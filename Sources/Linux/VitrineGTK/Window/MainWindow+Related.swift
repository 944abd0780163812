import Catalog
import Features
package import GTKSupport

/// The list of a section's items, in the pane beside the list.
extension MainWindow {
    /// Shows or hides the list of a section's items when the route changes.
    func followRelated() {
        let model = model
        window.bind {
            model.related.map(Identity.init)
        } apply: { [weak self] _ in
            self?.relatedChanged()
        }
    }

    /// The scrolling container of the list; nil if it wasn't opened.
    package var relatedScroller: ScrolledWindow? { side.related?.scroller }

    /// The poster sizes in shelves and in lists of a details page, in application pixels.
    package nonisolated static var relatedSizes: [(width: Int, height: Int)] {
        [ShelfDescriptor.Shape.poster.size, ShelfDescriptor.Shape.poster.rowSize]
    }

    private func relatedChanged() {
        let hadFocus = side.root.hasFocusWithin
        side.show(model.related)
        guard let page = side.related, model.related != nil else {
            if hadFocus, details.isOpen { side.focus() }
            return
        }
        page.header.showsCloseAlone(outer.isFolded)
        if hadFocus { page.focus() }
    }
}
