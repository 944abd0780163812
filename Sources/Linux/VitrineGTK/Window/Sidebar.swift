import Catalog
import Features
import GTKSupport
import L10n

/// The home page and the catalogs to choose from, at the side of wide windows.
///
/// The selected entry is always the page on screen.
@MainActor
final class Sidebar {
    /// In application pixels.
    static let width = 200.0

    let root: AnyWidget
    let header: HeaderBar

    private let model: AppModel
    private let list: ListBox

    init(model: AppModel) {
        self.model = model
        header = HeaderBar(title: WindowTitle(model.strings("app.name")))
        list = ListBox { [weak model] position in model?.sidebarEntryTapped(at: position) }
        root =
            Box.vertical(
                spacing: 0,
                header,
                ScrolledWindow(
                    list.style("navigation-sidebar").named(model.strings("shortcuts.catalogs"))
                ).expand(vertically: true)
            ).size(width: Int(Self.width)).style("sidebar-pane").erased
        root.bind { [weak model] in
            model?.sidebarEntries ?? []
        } apply: { [weak self] entries in
            self?.fill(entries)
        }
        root.bind { [weak self] in
            guard let self, let position = self.model.position else { return }
            self.list.select(position)
        }
    }

    private func fill(_ entries: [SidebarEntry]) {
        list.removeAll()
        for entry in entries {
            let row = Box.horizontal(
                spacing: 12,
                Icon(entry.iconName),
                Label(entry.title).justified(0)
            ).margins(top: 6, bottom: 6, sides: 6)
            list.append(row, name: entry.title)
        }
        if let position = model.position { list.select(position) }
    }
}
