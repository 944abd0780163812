import Catalog
import Features
import GTKSupport
import L10n

/// The catalogs to choose from, at the side of wide windows.
@MainActor
final class Sidebar {
    let root: AnyWidget
    let header: HeaderBar

    private let model: AppModel
    private let list: ListBox

    init(model: AppModel) {
        self.model = model
        header = HeaderBar(title: WindowTitle(model.strings("app.name")))
        list = ListBox { [weak model] position in
            guard let model, model.catalogs.indices.contains(position) else { return }
            model.catalogTapped(model.catalogs[position].id)
        }
        for catalog in model.catalogs {
            let name = model.strings.caption(catalog.title)
            let row = Box.horizontal(
                spacing: 12,
                Icon(catalog.symbol.iconName),
                Label(name).justified(0)
            ).margins(top: 6, bottom: 6, sides: 6)
            list.append(row, name: name)
        }
        root =
            Box.vertical(
                spacing: 0,
                header,
                ScrolledWindow(
                    list.style("navigation-sidebar").named(model.strings("shortcuts.catalogs"))
                ).expand(vertically: true)
            ).size(width: 200).style("sidebar-pane").erased
        root.bind { [weak self] in
            guard let self, let shown = self.model.catalog,
                let position = self.model.catalogs.firstIndex(of: shown)
            else { return }
            self.list.select(position)
        }
    }
}
