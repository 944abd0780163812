import Catalog
import Features
import Foundation
package import GTKSupport
import ImagePipeline
import L10n

/// The context menu of a row or card.
@MainActor
package final class RowMenu {
    /// What the menu's actions act on.
    struct Source {
        /// Returns an item's actions.
        let actions: @MainActor (RowContent) -> [ItemAction]
        /// Returns the request for a picture.
        let request: @MainActor (Artwork, ImageRequest.Fit) -> ImageRequest?
        /// Opens an item's details.
        let open: @MainActor (Item.ID) -> Void
        /// Opens an item's picture.
        var viewPicture: @MainActor (Item.ID) -> Void = { _ in }
    }

    private let app: AppModel
    private let source: Source
    /// The GTK menu.
    package let menu: ContextMenu
    private let actions: ChoiceActions
    private let saver: ImageSaver
    private let root: AnyWidget
    private var content: RowContent?

    /// Creates the menu for the rows within `root`, a box; `closed` receives the item whose menu
    /// closed.
    init(
        _ source: Source,
        app: AppModel,
        images: TexturePipeline,
        above root: AnyWidget,
        closed: @escaping @MainActor (Item.ID) -> Void
    ) {
        self.source = source
        self.app = app
        self.root = root
        menu = ContextMenu(of: root)
        actions = ChoiceActions(prefix: "row", of: root)
        saver = ImageSaver(images: images, strings: app.strings)
        menu.closed { [weak self] in
            if let content = self?.content { closed(content.id) }
        }
        for action in ItemAction.allCases where action != .rate {
            actions.add(action.rawValue) { [weak self] in self?.perform(action) }
        }
        actions.addChoice(ItemAction.rate.rawValue) { [weak self] stars in
            guard let self, let id = content?.id else { return }
            app.marks.rated(id, OwnRating(text: stars))
        }
    }

    /// Opens the menu of a row at a point in the view, or below the start of the row.
    ///
    /// - Returns: false if the item has no actions, or while the page slides out of the window.
    func open(
        of content: RowContent,
        shownBy widget: AnyWidget,
        at point: (x: Double, y: Double)?,
        in view: AnyWidget
    ) -> Bool {
        let actions = source.actions(content)
        guard root.canHoldMenu, !actions.isEmpty, let place = place(of: widget, point, in: view)
        else { return false }
        self.content = content
        menu.widget.accessibleName(content.title)
        let entries = Menu()
        for action in actions {
            let caption = app.strings(action.caption(app.marks[content.id]))
            if action == .rate {
                entries.append(caption, submenu: ratings(of: content.id))
            } else {
                entries.append(caption, action: "row.\(action.rawValue)")
            }
        }
        menu.open(entries, at: place)
        return true
    }

    /// Returns the menu of ratings, with a check mark at the item's own.
    private func ratings(of id: Item.ID) -> Menu {
        let strings = app.strings
        let ratings = Menu()
        let action = "row.\(ItemAction.rate.rawValue)::"
        for rating in OwnRating.all.reversed() {
            ratings.append(rating.text(strings), action: action + rating.text)
        }
        ratings.append(strings("mark.rating.none"), action: action)
        actions.tick(app.marks[id].rating?.text ?? "", of: ItemAction.rate.rawValue)
        return ratings
    }

    /// Returns the menu's position within the visible part, because the focused row may be
    /// offscreen.
    private func place(
        of widget: AnyWidget,
        _ point: (x: Double, y: Double)?,
        in view: AnyWidget
    ) -> Rectangle? {
        guard let frame = (point == nil ? widget : view).frame(in: root) else { return nil }
        let (x, y) = point.map { ($0.x, $0.y) } ?? (24, frame.height / 2)
        return Rectangle(
            x: min(max(0, frame.x + x), Double(root.width)),
            y: min(max(0, frame.y + y), Double(root.height)),
            width: 1,
            height: 1
        )
    }

    private func perform(_ action: ItemAction) {
        guard let content else { return }
        let id = content.id
        switch action {
        case .open: source.open(id)
        case .viewPicture: source.viewPicture(id)
        case .heart, .watchLater, .watched: action.mark.map { app.marks.tapped($0, id) }
        // The entries of its submenu do it.
        case .rate: break
        case .notes: app.notesTapped(id)
        case .copyTitle: copy(content.title, saying: "row.title-copied")
        case .copyLink: content.link.map { copy($0.absoluteString, saying: "row.link-copied") }
        case .saveImage:
            guard let request = picture(of: content) else { return }
            saver.save(request, title: content.title, above: root) { [weak self] in
                self?.report($0)
            }
        case .copyImage:
            guard let request = picture(of: content) else { return }
            saver.copy(request, from: root) { [weak self] in self?.report($0) }
        }
    }

    /// Returns the request for the full-size picture.
    private func picture(of content: RowContent) -> ImageRequest? {
        content.artwork.flatMap { source.request($0, .original) }
    }

    private func copy(_ text: String, saying key: String) {
        Clipboard(of: root).set(text)
        showToast(app.strings(key))
    }

    private func report(_ outcome: ExportOutcome) {
        if let words = outcome.words(app.strings) { showToast(words) }
        if case .failed(let error) = outcome { app.imageFailed(error) }
    }

    private func showToast(_ text: String) { ToastOverlay.around(root)?.show(text) }
}
