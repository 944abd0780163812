import GTKSupport
import L10n

/// The buttons for leaving the pane beside the list: Close, or Back if the pane covers the list.
@MainActor
struct LeaveButtons {
    private let back: Button
    private let close: Button

    /// Adds both buttons to a header bar; `name` is the accessible name of the Close button.
    init(
        in header: HeaderBar,
        name: String,
        strings: Localizer,
        closed: @escaping @MainActor () -> Void
    ) {
        back = Button(icon: "go-previous-symbolic", name: strings("details.back"))
            .action("win.back")
        close = Button(icon: "window-close-symbolic", name: name).clicked(closed)
        header.packStart(back)
        header.packStart(close)
    }

    /// Shows Back if the pane covers the list, otherwise Close.
    func setFolded(_ isFolded: Bool) {
        back.isVisible = isFolded
        close.isVisible = !isFolded
    }
}
