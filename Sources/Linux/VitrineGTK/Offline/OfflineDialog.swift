import Catalog
import Features
package import GTKSupport
import L10n

/// The dialog with a catalog's lists that can be made available offline.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar
///         └── PreferencesPage
///             ├── PreferencesGroup: an explanation, and a button for all lists
///             └── PreferencesGroup, one per list: OfflineRowView
@MainActor
package final class OfflineDialog {
    /// The GTK dialog.
    package let window: ContentDialog
    let rows: [OfflineRowView]
    let all: Button

    private let model: OfflineViewModel

    init(model: OfflineViewModel, catalog: CatalogDescriptor) {
        self.model = model
        let strings = model.strings
        let title = strings.caption(catalog.title)
        let page = PreferencesPage(title: title, icon: "folder-download-symbolic")
        all = Button(strings("offline.all")).wrapped()
            .clicked { [weak model] in model?.allTapped() }
        let head = PreferencesGroup(
            title: strings("offline.title"),
            description: strings("offline.description")
        )
        head.add(all)
        page.add(head)
        let tapped = Callback<(OfflineAction, OfflineRow) -> Void>()
        rows = model.rows.map { content in
            let row = OfflineRowView(content, strings: strings) { tapped.action?($0, content) }
            let group = PreferencesGroup(title: "")
            group.add(row.row, toListNamed: content.title)
            group.add(row.bar.margins(6, sides: 12))
            page.add(group)
            return row
        }
        window = ContentDialog(
            title: strings("offline.title"),
            Box.vertical(
                spacing: 0,
                HeaderBar(title: WindowTitle(title)),
                page.expand(vertically: true)
            )
        )
        tapped.action = { [weak self] action, content in
            guard let self else { return }
            act(action, content, on: self.model, above: window)
        }
        let (rows, all) = (rows, all)
        page.bind {
            model.rows
        } apply: { contents in
            for (row, content) in zip(rows, contents) { row.show(content) }
        }
        page.bind { [weak model] in
            all.isVisible = model?.offersAll ?? false
        }
    }

    /// Presents the dialog above a window.
    func present(above parent: some Widget) {
        window.present(above: parent, width: 480, height: 520)
    }
}
