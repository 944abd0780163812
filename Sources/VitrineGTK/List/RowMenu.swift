import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// What can be done with the item of a row, as a menu that opens at the row.
@MainActor
final class RowMenu {
    private let surroundings: ListSurroundings
    private let menu: ContextMenu
    private let actions: ActionGroup
    private let saver: ImageSaver
    private let root: AnyWidget
    private var row: ListRow?

    /// Makes the menu of the rows within `root`, a box.
    init(_ surroundings: ListSurroundings, above root: AnyWidget) {
        self.surroundings = surroundings
        self.root = root
        menu = ContextMenu(of: root)
        actions = ActionGroup("row", of: root)
        saver = ImageSaver(images: surroundings.images, strings: surroundings.model.strings)
        for act in ItemAct.allCases {
            actions.add(act.rawValue) { [weak self] in self?.perform(act) }
        }
    }

    /// Opens the menu of a row at a point of the view, or below the row's beginning; false where
    /// nothing can be done with its item.
    func open(
        of row: ListRow,
        shownBy widget: AnyWidget,
        at point: (x: Double, y: Double)?,
        in view: AnyWidget
    ) -> Bool {
        let acts = surroundings.model.acts(for: row)
        guard !acts.isEmpty, let place = place(of: widget, point, in: view) else { return false }
        self.row = row
        let entries = Menu()
        for act in acts {
            let isFavorite = surroundings.favorites.contains(row.id)
            let caption = surroundings.model.strings(act.caption(isFavorite: isFavorite))
            entries.append(caption, action: "row.\(act.rawValue)")
        }
        menu.open(entries, at: place)
        return true
    }

    private func place(
        of widget: AnyWidget,
        _ point: (x: Double, y: Double)?,
        in view: AnyWidget
    ) -> Rectangle? {
        if let point, let frame = view.frame(in: root) {
            return Rectangle(x: frame.x + point.x, y: frame.y + point.y, width: 1, height: 1)
        }
        return widget.frame(in: root).map {
            Rectangle(x: $0.x + 24, y: $0.y + $0.height / 2, width: 1, height: 1)
        }
    }

    private func perform(_ act: ItemAct) {
        guard let row, let content = row.content else { return }
        let model = surroundings.model
        switch act {
        case .open: model.rowTapped(row.id)
        case .heart: surroundings.favorites.toggle(row.id)
        case .copyTitle: copy(content.title, saying: "row.title-copied")
        case .copyLink: content.link.map { copy($0.absoluteString, saying: "row.link-copied") }
        case .saveImage:
            guard let artwork = content.artwork,
                let request = model.imageRequest(for: artwork, fit: .original)
            else { return }
            saver.save(request, title: content.title, above: root) { [weak self] ending in
                self?.told(ending)
            }
        }
    }

    private func copy(_ text: String, saying key: String) {
        Clipboard(of: root).set(text)
        tell(surroundings.model.strings(key))
    }

    private func told(_ ending: ImageSaver.Ending) {
        let strings = surroundings.model.strings
        switch ending {
        case .saved: tell(strings("viewer.saved"))
        case .failed(let error): surroundings.model.imageFailed(error)
        }
    }

    private func tell(_ text: String) { ToastOverlay.around(root)?.show(text) }
}
