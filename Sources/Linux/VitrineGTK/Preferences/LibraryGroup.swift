import Features
import GTKSupport
import L10n

/// The group for the library's size and for clearing the history.
@MainActor
final class LibraryGroup {
    let group: PreferencesGroup
    let use: ActionRow
    let clear: Button

    private let model: SettingsViewModel
    private let window: PreferencesWindow
    private let status: StatusLine

    init(model: SettingsViewModel, above window: PreferencesWindow) {
        self.model = model
        self.window = window
        let strings = model.strings
        group = PreferencesGroup(
            title: strings("settings.library"),
            description: strings("settings.library.description")
        )
        use = ActionRow(title: strings("settings.images.use"))
        clear = Button(strings("settings.history.clear"))
        status = StatusLine(working: strings("settings.history.clearing"))
        use.addSuffix(clear.clicked { [weak self] in self?.confirmClearing() })
        group.add(use)
        group.add(status.root)
        group.bind { [weak self] in self?.update() }
    }

    private func update() {
        use.subtitle = model.libraryUse
        clear.isSensitive = model.historyStatus != .working
        status.show(model.historyStatus)
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
