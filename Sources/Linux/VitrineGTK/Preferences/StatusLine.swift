import Features
import GTKSupport

/// The result of an action, which screen readers announce.
@MainActor
final class StatusLine {
    let root: Box

    private let spinner: Spinner
    private let label = Label(announcing: .status)
    private let working: String

    /// Creates an empty line; `working` is the text while the action is in progress.
    init(working: String) {
        self.working = working
        spinner = Spinner(name: working)
        root = Box.horizontal(
            spacing: 8,
            spinner.align(.start, .start),
            label.wrapped().justified(0).expand(horizontally: true)
        ).style("settings-status")
        root.isVisible = false
    }

    func show(_ status: SettingsStatus) {
        root.isVisible = status != .idle
        spinner.isVisible = status == .working
        spinner.isSpinning = status == .working
        switch status {
        case .idle: label.text = ""
        case .working: label.text = working
        case .message(let text, _): label.text = text
        }
        root.set(style: "error", status.isBad)
    }
}

extension SettingsStatus {
    /// Whether the action failed.
    fileprivate var isBad: Bool {
        if case .message(_, isGood: false) = self { true } else { false }
    }
}
