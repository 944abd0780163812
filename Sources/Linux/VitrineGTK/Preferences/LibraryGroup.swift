import Features
import Foundation
import GTKSupport
import L10n

/// The group for the library: its size, files with marks, and clearing the history.
@MainActor
final class LibraryGroup {
    let group: PreferencesGroup
    let use: ActionRow
    let clear: Button
    let export: MenuButton
    let load: MenuButton
    let actions: ActionGroup
    private(set) var dialog: ImportDialog?

    private let model: SettingsViewModel
    private let files: MarksFilesModel
    private let window: PreferencesWindow
    private let status: StatusLine
    private let fileStatus: StatusLine
    private var chooser: FileDialog?

    init(
        model: SettingsViewModel,
        files: MarksFilesModel,
        above window: PreferencesWindow
    ) {
        self.model = model
        self.files = files
        self.window = window
        let strings = model.strings
        group = PreferencesGroup(
            title: strings("settings.library"),
            description: strings("settings.library.description")
        )
        use = ActionRow(title: strings("settings.images.use"))
        clear = Button(strings("settings.history.clear"))
        let formats = Menu()
        for format in files.formats {
            formats.append(format.caption, action: "library.\(format.id)")
        }
        export = Self.button(strings("export"), formats)
        let sources = Menu()
        sources.append(strings("import.files"), action: "library.files")
        sources.append(strings("import.folder"), action: "library.folder")
        load = Self.button(strings("import"), sources)
        actions = ActionGroup("library", of: group)
        status = StatusLine(working: strings("settings.history.clearing"))
        fileStatus = StatusLine(working: strings("export.running"))
        use.addSuffix(clear.clicked { [weak self] in self?.confirmClearing() })
        group.add(use)
        let rows = [
            (strings("export"), strings("export.description"), export),
            (strings("import"), strings("import.description"), load),
        ]
        for (title, description, button) in rows {
            let row = ActionRow(title: title)
            row.subtitle = description
            row.addSuffix(button)
            group.add(row)
        }
        group.add(status.root)
        group.add(fileStatus.root)
        for format in files.formats {
            actions.add(format.id) { [weak self] in self?.chooseFile(for: format) }
        }
        actions.add("files") { [weak self] in self?.chooseFiles(.openSeveral) }
        actions.add("folder") { [weak self] in self?.chooseFiles(.folder) }
        group.bind { [weak self] in self?.update() }
        group.bind { [weak files] in
            files?.importing.map(Identity.init)
        } apply: { [weak self] _ in
            self?.showImport()
        }
    }

    private static func button(_ label: String, _ menu: Menu) -> MenuButton {
        MenuButton(showing: Label(label), name: label, menu: menu)
    }

    private func update() {
        use.subtitle = model.libraryUse
        clear.isSensitive = model.historyStatus != .working
        status.show(model.historyStatus)
        fileStatus.show(files.status)
        for format in files.formats {
            actions.setEnabled(format.id, files.status != .working)
        }
    }

    private func chooseFile(for format: MarksFilesModel.Format) {
        choose(.save(format.fileName), title: "export", accept: "action.save") {
            [weak files] paths in
            if let path = paths.first { files?.exportTapped(format, to: URL(filePath: path)) }
        }
    }

    private func chooseFiles(_ kind: FileDialog.Kind) {
        choose(kind, title: "import", accept: "import") { [weak files] paths in
            files?.filesChosen(paths.map { URL(filePath: $0) })
        }
    }

    private func choose(
        _ kind: FileDialog.Kind,
        title: String,
        accept: String,
        _ answered: @escaping @MainActor ([String]) -> Void
    ) {
        let strings = model.strings
        chooser?.close()
        chooser = FileDialog(
            kind,
            title: strings(title),
            accept: strings(accept),
            cancel: strings("action.cancel"),
            above: Window.containing(group) ?? window.erased
        ) { [weak self] paths in
            self?.chooser = nil
            answered(paths)
        }
    }

    private func showImport() {
        dialog = files.importing.map { shown in
            let dialog = ImportDialog(model: shown) { [files] in
                files.undoTapped()
            } closed: { [weak self] in
                guard let self, files.importing === shown else { return }
                files.importClosed()
            }
            dialog.present(above: Window.containing(group) ?? window.erased)
            return dialog
        }
    }

    private func confirmClearing() {
        let strings = model.strings
        AlertDialog.confirm(
            strings("settings.history.confirm"),
            body: strings("settings.history.confirm.text"),
            accept: strings("settings.history.clear-now"),
            cancel: strings("action.cancel"),
            above: window
        ) { [weak model] in model?.historyCleared() }
    }
}
