import GTKSupport

/// A line that says that something is not there, with a button that asks for it again.
@MainActor
final class NoticeLine {
    let root: Revealer
    private let text = Label().wrapped().justified(0)

    /// Hidden at first; `retried` is what the button, labeled `retry`, does.
    init(retry: String, retried: @escaping @MainActor () -> Void) {
        let line = Box.horizontal(
            spacing: 4,
            text.expand(horizontally: true),
            Button(retry).style("flat").align(.end, .center).clicked(retried)
        ).style("offline-banner")
        root = Revealer(line)
        // With large text in a narrow window they are stacked rather than widening the window.
        let arrange: @MainActor () -> Void = { line.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
    }

    /// Shows a text; nil hides the line, which keeps its text while it slides out.
    func show(_ words: String?) {
        root.isRevealed = words != nil
        if let words { text.text = words }
    }
}
