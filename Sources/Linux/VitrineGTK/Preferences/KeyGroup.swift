import Features
import GTKSupport
import L10n

/// The group for entering, testing and removing the API key.
@MainActor
final class KeyGroup {
    let group: PreferencesGroup
    let entry: EntryRow
    let place: ActionRow
    let test: Button
    let remove: Button

    private let model: SettingsViewModel
    private let status: StatusLine

    init(model: SettingsViewModel) {
        self.model = model
        let strings = model.strings
        group = PreferencesGroup(
            title: strings("settings.key"),
            description: strings("settings.key.description")
        )
        entry = EntryRow(
            title: strings("settings.key.entry"),
            apply: strings("settings.apply"),
            reveal: strings("settings.key.reveal"),
            applied: { [weak model] in model?.keyEntered($0) }
        )
        place = ActionRow(title: strings("settings.key.place"))
        test = Button(strings("settings.key.test"))
        remove = Button(icon: "user-trash-symbolic", name: strings("settings.key.remove"))
            .style("flat")
        status = StatusLine(working: strings("settings.key.testing"))
        place.addSuffix(remove.clicked { [weak model] in model?.keyRemoved() })
        let entry = entry
        place.addSuffix(
            test.clicked { [weak model] in model?.keyTestTapped(typed: entry.text) }
        )
        group.add(entry)
        group.add(place)
        group.add(status.root)
        group.bind { [weak self] in self?.update() }
        group.bind { [weak model] in
            model?.keyChangeCount ?? 0
        } apply: { count in
            if count > 0 { entry.text = "" }
        }
    }

    private func update() {
        place.subtitle = model.keyPlaceText
        entry.isSensitive = model.isKeyEditable
        remove.isVisible = model.hasKey && model.isKeyEditable
        test.isSensitive = model.keyStatus != .working
        status.show(model.keyStatus)
    }
}
