import Features
import GTKSupport
import L10n

/// What can be done with a photo, in a menu that all photos of a stream share: one a cell would be
/// two hundred.
@MainActor
final class PhotoMenu {
    private let root: AnyWidget
    private let export: PictureExport
    private let menu = Menu()
    private weak var chosen: PhotoCell?

    /// Makes the menu of a stream; `root` is the box around its rows.
    init(_ surroundings: ListSurroundings, root: AnyWidget) {
        self.root = root
        let strings = surroundings.model.strings
        export = PictureExport(
            images: surroundings.images,
            strings: strings,
            in: root,
            tell: surroundings.tell,
            failed: { [weak router = surroundings.router] in router?.present($0) }
        )
        menu.append(strings("viewer.save"), action: "photo.save")
        menu.append(strings("viewer.copy"), action: "photo.copy")
        let actions = ActionGroup("photo", of: root)
        actions.add("save") { [weak self] in self?.save() }
        actions.add("copy") { [weak self] in self?.copy() }
    }

    /// Opens the menu of a cell, pointing to a widget.
    func open(for cell: PhotoCell, at widget: some Widget) {
        guard let place = widget.frame(in: root) else { return }
        open(for: cell, at: place)
    }

    /// Opens the menu of a cell, pointing to a rectangle of the box around the rows.
    func open(for cell: PhotoCell, at place: Rectangle) {
        guard cell.original != nil else { return }
        chosen = cell
        ContextMenu.open(menu, at: place, of: root)
    }

    private func save() {
        guard let original = chosen?.original else { return }
        export.save(original.request, title: original.content.title)
    }

    private func copy() {
        guard let original = chosen?.original else { return }
        export.copy(original.request)
    }
}
