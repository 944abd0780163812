import Catalog
import Features
import Foundation
import GTKSupport
import L10n

/// The catalogs: which ones are shown, and the user's own.
@MainActor
final class CatalogsPage {
    let page: PreferencesPage
    let add: Button
    let addFromAddress: Button
    private(set) var rows: [CatalogGroupRow] = []
    /// The catalog whose key is to be focused.
    private var wantedKey: CatalogID?

    private let model: CatalogsViewModel
    private let window: PreferencesWindow
    private let group: PreferencesGroup
    private let status: StatusLine
    private let examples: PreferencesGroup
    private(set) var exampleRows: [ExampleRow] = []
    private var dialog: FileDialog?
    private(set) var preview: CatalogPreviewDialog?
    private(set) var address: CatalogAddressDialog?
    private let images: TexturePipeline

    init(model: CatalogsViewModel, window: PreferencesWindow, images: TexturePipeline) {
        self.model = model
        self.window = window
        self.images = images
        let strings = model.strings
        page = PreferencesPage(title: strings("settings.catalogs"), icon: "view-grid-symbolic")
        group = PreferencesGroup(
            title: strings("settings.catalogs"),
            description: strings("settings.catalogs.description")
        )
        add = Button(strings("settings.catalogs.add"))
        addFromAddress = Button(strings("settings.catalogs.address"))
            .clicked { [weak model] in model?.address.isShown = true }
        page.add(group)
        status = StatusLine(working: strings("settings.catalogs.working"))
        let below = PreferencesGroup(title: "")
        below.add(WrapBox(addFromAddress, add))
        below.add(status.root)
        page.add(below)
        examples = PreferencesGroup(
            title: strings("settings.catalogs.examples"),
            description: strings("settings.catalogs.examples.description")
        )
        page.add(examples)
        add.on("clicked") { [weak self] in self?.chooseFile() }
        page.bind { [weak model] in
            model?.rows ?? []
        } apply: { [weak self] rows in
            self?.show(rows)
        }
        page.bind { [weak model] in
            model?.status ?? .idle
        } apply: { [weak self] status in
            self?.status.show(status)
        }
        page.bind { [weak model] in
            model?.examples ?? []
        } apply: { [weak self] examples in
            self?.show(examples)
        }
        page.bind { [weak model] in
            model?.preview.map(Identity.init)
        } apply: { [weak self] _ in
            self?.showPreview()
        }
        page.bind { [weak model] in
            model?.address.isShown == true
        } apply: { [weak self] in
            self?.showAddress($0)
        }
    }

    private func showAddress(_ isShown: Bool) {
        address?.window.close()
        address = isShown ? CatalogAddressDialog(model: model.address) : nil
        address?.present(above: Window.containing(page) ?? window.erased)
    }

    /// Focuses the field for a catalog's key, as soon as it is there.
    func focusKey(of catalog: CatalogID?) {
        let row = rows.first { $0.catalog == catalog }
        row?.key?.focus()
        wantedKey = row == nil ? catalog : nil
    }

    private func show(_ new: [CatalogsViewModel.Example]) {
        for example in exampleRows { examples.remove(example.row) }
        exampleRows = new.map { example in
            ExampleRow(example, strings: model.strings) { [weak model] in
                model?.exampleTapped(example.id)
            }
        }
        for example in exampleRows { examples.add(example.row) }
        examples.isVisible = !exampleRows.isEmpty
    }

    /// Opens a dialog for the model's preview, or closes it.
    private func showPreview() {
        preview?.window.close()
        preview = model.preview.map { shown in
            let dialog = CatalogPreviewDialog(model: shown, images: images) { [weak model] in
                model?.previewAccepted()
            } closed: { [weak model] in
                if let model, model.preview === shown { model.preview = nil }
            }
            dialog.present(above: Window.containing(page) ?? window.erased)
            return dialog
        }
    }

    private func show(_ new: [CatalogsViewModel.Row]) {
        if new.map(\.id) != rows.map(\.id) {
            for row in rows { for widget in row.widgets { group.remove(widget) } }
            rows = new.map { row in
                CatalogGroupRow(row, model: model) { [weak self] in
                    self?.edit(row)
                } remove: { [weak self] in
                    self?.confirmRemoval(of: row)
                }
            }
            for row in rows { for widget in row.widgets { group.add(widget) } }
        }
        for (row, state) in zip(rows, new) { row.update(state) }
        if wantedKey != nil { focusKey(of: wantedKey) }
    }

    private func chooseFile() {
        let strings = model.strings
        dialog?.close()
        dialog = FileDialog(
            .open,
            title: strings("settings.catalogs.choose"),
            accept: strings("settings.catalogs.add-now"),
            cancel: strings("action.cancel"),
            above: Window.containing(page) ?? window.erased
        ) { [weak self] paths in
            self?.dialog = nil
            if let path = paths.first { self?.model.fileChosen(URL(filePath: path)) }
        }
    }

    /// Opens a catalog's file in the system's editor.
    private func edit(_ row: CatalogsViewModel.Row) {
        guard let file = row.file else { return }
        Browser.open(file.absoluteString, above: page) { [weak model] hasEditor in
            if !hasEditor { model?.editingFailed(file) }
        }
    }

    private func confirmRemoval(of row: CatalogsViewModel.Row) {
        let strings = model.strings
        let delete = AlertDialog.Response(
            "delete",
            label: strings(
                row.catalog == nil
                    ? "settings.catalogs.delete-file" : "settings.catalogs.delete-data"
            ),
            isDestructive: true
        )
        let keep = AlertDialog.Response("keep", label: strings("settings.catalogs.keep-data"))
        let cancel = AlertDialog.Response("cancel", label: strings("action.cancel"))
        AlertDialog(
            heading: strings("settings.catalogs.confirm", row.title),
            body: strings(
                row.catalog == nil
                    ? "settings.catalogs.confirm.file" : "settings.catalogs.confirm.text"
            ),
            responses: row.catalog == nil ? [delete, cancel] : [delete, keep, cancel],
            above: window
        ).present { [weak model] answer in
            guard [delete.id, keep.id].contains(answer) else { return }
            if let catalog = row.catalog {
                model?.removed(catalog, deletingData: answer == delete.id)
            } else if let file = row.file {
                model?.fileRemoved(file)
            }
        }
    }
}

/// An example that is part of the program, with a button that adds it.
@MainActor
final class ExampleRow {
    let row: ActionRow
    let add: Button

    init(
        _ example: CatalogsViewModel.Example,
        strings: Localizer,
        add action: @escaping @MainActor () -> Void
    ) {
        row = ActionRow(title: example.title)
        row.subtitle = example.credit
        add = Button(strings("settings.catalogs.add-now"))
            .named(strings("settings.catalogs.examples.add", example.title)).clicked(action)
        row.addSuffix(add)
    }
}

/// A catalog's row, and the field for its key below.
@MainActor
final class CatalogGroupRow {
    let id: String
    let catalog: CatalogID?
    let row: SwitchRow
    let everywhere: SwitchRow
    let edit: Button
    let remove: Button
    private(set) var key: EntryRow?
    /// The widgets in the group, in order.
    let widgets: [AnyWidget]

    private let model: CatalogsViewModel
    private var keyStatus: StatusLine?

    init(
        _ row: CatalogsViewModel.Row,
        model: CatalogsViewModel,
        edit: @escaping @MainActor () -> Void,
        remove: @escaping @MainActor () -> Void
    ) {
        (id, catalog) = (row.id, row.catalog)
        self.model = model
        let strings = model.strings
        self.remove = Button(
            icon: "user-trash-symbolic",
            name: strings("settings.catalogs.remove", row.title)
        ).style("flat").clicked(remove)
        self.edit = Button(
            icon: "document-edit-symbolic",
            name: strings("settings.catalogs.edit", row.title)
        ).style("flat").clicked(edit)
        let buttons = Box.horizontal(spacing: 0, self.edit, self.remove)
        self.row = SwitchRow(title: row.title, accessory: buttons.erased) { [weak model] isOn in
            if let catalog = row.catalog { model?.switched(catalog, isOn: isOn) }
        }
        everywhere = SwitchRow(title: strings("settings.catalogs.everywhere.label")) {
            [weak model] isOn in
            if let catalog = row.catalog { model?[asksEverywhere: catalog] = isOn }
        }
        everywhere.subtitle = strings("settings.catalogs.everywhere.text", row.title)
        guard row.needsKey, let catalog = row.catalog else {
            widgets = [self.row.erased, everywhere.erased]
            return
        }
        let key = EntryRow(
            title: strings("settings.catalogs.key", row.title),
            apply: strings("settings.apply"),
            reveal: strings("settings.key.reveal"),
            applied: { [weak model] in model?.keyEntered($0, of: catalog) }
        )
        let line = StatusLine(working: strings("settings.catalogs.working"))
        (self.key, keyStatus) = (key, line)
        widgets = [self.row.erased, everywhere.erased, key.erased, line.root.erased]
        key.bind { [weak model] in
            model?.keyStatus[catalog] ?? .idle
        } apply: { status in
            line.show(status)
        }
    }

    func update(_ state: CatalogsViewModel.Row) {
        row.subtitle = state.detail
        row.hasSwitch = state.catalog != nil
        row.isOn = state.isOn
        row.canSwitch = state.canSwitch
        everywhere.isVisible = state.canAskEverywhere
        everywhere.isOn = state.catalog.map { model[asksEverywhere: $0] } ?? false
        edit.isVisible = state.file != nil
        remove.isVisible = state.isRemovable
    }
}
