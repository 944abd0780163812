import GTKSupport
import L10n

/// What leaves the pane beside the list: Close, or Back where the pane covers the list.
@MainActor
struct LeaveButtons {
    private let back: Button
    private let close: Button

    /// Adds them to a header bar; `name` says what is closed.
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

    /// Whether the pane covers the list.
    func setFolded(_ isFolded: Bool) {
        back.isVisible = isFolded
        close.isVisible = !isFolded
    }
}
