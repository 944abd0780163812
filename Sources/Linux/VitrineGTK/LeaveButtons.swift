import GTKSupport
import L10n

/// The buttons for leaving the pane beside the list: Back to the page below, or to the list that the
/// pane covers, and Close beside a list.
@MainActor
final class LeaveButtons {
    private let back: Button
    private let close: Button
    private var isFolded = false
    private var isNested = false

    /// Adds both buttons to a header bar; `name` is the accessible name of the Close button.
    init(
        in header: HeaderBar,
        name: String,
        strings: Localizer,
        back goBack: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        back = Button(icon: "go-previous-symbolic", name: strings("details.back")).clicked(goBack)
        close = Button(icon: "window-close-symbolic", name: name).clicked(closed)
        header.packStart(back)
        header.packStart(close)
        update()
    }

    /// Sets whether the pane covers the list.
    func setFolded(_ isFolded: Bool) {
        self.isFolded = isFolded
        update()
    }

    /// Sets whether the page was opened from another page of the pane.
    func setNested(_ isNested: Bool) {
        self.isNested = isNested
        update()
    }

    private func update() {
        close.isVisible = !isFolded
        // Otherwise GTK would focus the page's first control, and scroll there.
        if back.hasFocus, !isFolded, !isNested { _ = close.focus() }
        back.isVisible = isFolded || isNested
    }
}
