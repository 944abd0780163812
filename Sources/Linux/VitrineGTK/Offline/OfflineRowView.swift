import Features
import GTKSupport
import L10n

/// A list that may be available offline: its name, progress, and possible actions.
///
///     ActionRow: buttons, one per possible action
///     ProgressBar        in its group, below it, during the download
@MainActor
final class OfflineRowView {
    let row: ActionRow
    let bar: ProgressBar

    private let buttons: [(action: OfflineAction, button: Button)]

    init(
        _ content: OfflineRow,
        strings: Localizer,
        tapped: @escaping @MainActor (OfflineAction) -> Void
    ) {
        row = ActionRow(title: content.title)
        bar = ProgressBar(name: strings("offline.progress", content.title))
        buttons = OfflineAction.allCases.map { action in
            let caption = strings("offline.action.\(action.rawValue)")
            let name = strings("offline.action.named", caption, content.title)
            let button = Button(icon: action.icon, name: name).style("flat")
            return (action, button.clicked { tapped(action) })
        }
        for (_, button) in buttons { row.addSuffix(button) }
        show(content)
    }

    func show(_ content: OfflineRow) {
        if row.subtitle != content.status { row.subtitle = content.status }
        bar.isVisible = content.fraction != nil
        bar.fraction = content.fraction ?? 0
        let hadFocus = row.hasFocusWithin
        for (action, button) in buttons { button.isVisible = content.actions.contains(action) }
        // If the pressed button disappears, its replacement gets the focus.
        if hadFocus, !row.hasFocusWithin {
            buttons.first { $0.action == content.actions.first }?.button.focus()
        }
    }
}

extension OfflineAction {
    fileprivate var icon: String {
        switch self {
        case .start: "folder-download-symbolic"
        case .resume: "media-playback-start-symbolic"
        case .retry, .refresh: "view-refresh-symbolic"
        case .pause: "media-playback-pause-symbolic"
        case .cancel: "window-close-symbolic"
        case .remove: "user-trash-symbolic"
        }
    }
}
