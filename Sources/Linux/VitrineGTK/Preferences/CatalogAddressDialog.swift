import Features
import GTKSupport
import L10n

/// The dialog for the address of a list, from which a catalog is made.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar: Cancel, Continue
///         └── ScrolledWindow
///             └── PreferencesGroup: EntryRow, StatusLine
@MainActor
final class CatalogAddressDialog {
    let window: ContentDialog
    let entry: EntryRow
    let proceed: Button
    let group: PreferencesGroup

    init(model: CatalogAddressModel) {
        let strings = model.strings
        let title = strings("address.title")
        let cancel = Button(strings("action.cancel"))
        proceed = Button(strings("address.continue")).style("suggested-action")
            .clicked { [weak model] in model?.entered() }
        let bar = HeaderBar(title: WindowTitle(title))
        bar.showsStartButtons = false
        bar.showsEndButtons = false
        bar.packStart(cancel)
        bar.packEnd(proceed)
        entry = EntryRow(
            title: strings("address.entry"),
            apply: nil,
            purpose: .address,
            applied: { [weak model] _ in model?.entered() }
        )
        entry.text = model.text
        group = PreferencesGroup(title: "", description: strings("address.description"))
        let status = StatusLine(working: strings("address.working"))
        group.add(entry, toListNamed: title)
        group.add(status.root)
        window = ContentDialog(
            title: title,
            Box.vertical(
                spacing: 0,
                bar,
                ScrolledWindow(Clamp(group.margins(18), width: 600)).narrowable()
                    .expand(vertically: true)
            )
        )
        let (window, entry) = (window, entry)
        cancel.on("clicked") { window.close() }
        window.on("destroy") { [weak model] in model?.isShown = false }
        entry.changed { [weak model] in model?.text = entry.text }
        group.bind { [weak model] in
            model?.status ?? .idle
        } apply: { [proceed] in
            status.show($0)
            proceed.isSensitive = $0 != .working
        }
    }

    func present(above parent: some Widget) {
        window.present(above: parent, width: 520, height: 400)
        entry.focus()
    }
}
