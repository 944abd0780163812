import Features
import GTKSupport
import L10n

/// The settings group with all lists that are available offline.
@MainActor
final class OfflineGroup {
    let group: PreferencesGroup
    private(set) var rows: [OfflineRowView] = []

    private let model: OfflineViewModel
    private let window: PreferencesWindow
    private let nothing: ActionRow
    private var shown: [OfflineRow.ID] = []

    init(model: OfflineViewModel, above window: PreferencesWindow) {
        self.model = model
        self.window = window
        let strings = model.strings
        group = PreferencesGroup(title: strings("offline.title"))
        nothing = ActionRow(title: strings("offline.none"))
        group.add(nothing)
        group.bind {
            model.kept
        } apply: { [weak self] rows in
            self?.show(rows)
        }
    }

    private func show(_ contents: [OfflineRow]) {
        nothing.isVisible = contents.isEmpty
        if contents.map(\.id) != shown {
            shown = contents.map(\.id)
            for row in rows { group.remove(row.row) }
            rows = contents.map { content in
                OfflineRowView(content, strings: model.strings) { [weak self] action in
                    guard let self else { return }
                    act(action, content, on: model, above: window)
                }
            }
            for row in rows { group.add(row.row) }
        }
        for (row, content) in zip(rows, contents) { row.show(content) }
    }
}

/// Performs an action, after a confirmation if it removes downloaded data.
@MainActor
func act(
    _ action: OfflineAction,
    _ content: OfflineRow,
    on model: OfflineViewModel,
    above window: some Widget
) {
    guard action == .remove else { return model.tapped(action, content.id) }
    let strings = model.strings
    AlertDialog.confirm(
        strings("offline.remove.confirm", content.title),
        body: strings("offline.remove.text"),
        accept: strings("offline.action.remove"),
        cancel: strings("action.cancel"),
        above: window
    ) { [weak model] in model?.tapped(.remove, content.id) }
}
