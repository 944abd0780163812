import GTKSupport

/// A line that says that something is not there, with a button that asks for it again.
@MainActor
final class NoticeLine {
    /// That of one line of text with a button, in application pixels, at the normal text size.
    static let height = 46.0

    let root: Revealer
    private let text = Label().wrapped().justified(0)
    private let line: Box

    /// Hidden at first; `retried` is what the button, labeled `retry`, does.
    init(retry: String, retried: @escaping @MainActor () -> Void) {
        line = Box.horizontal(
            spacing: 4,
            text.expand(horizontally: true),
            Button(retry).style("flat").align(.end, .center).clicked(retried)
        ).style("offline-banner")
        root = Revealer(line)
        arrange()
        Style.textScaleChanged(for: root) { [weak self] in self?.arrange() }
    }

    /// Whether the text is cut to one line; a tooltip has all of it.
    var isOneLine = false {
        didSet { arrange() }
    }

    /// The natural height for a width; 0 while there is nothing to show.
    func height(for width: Int) -> Int { root.isRevealed ? line.height(forWidth: width) : 0 }

    /// Shows a text; nil hides the line, which keeps its text while it slides out.
    func show(_ words: String?) {
        root.isRevealed = words != nil
        guard let words else { return }
        text.text = words
        text.tooltip = words
    }

    /// With large text in a narrow window text and button are stacked rather than widening the
    /// window.
    private func arrange() {
        line.isVertical = Style.textScale > 1.3 && !isOneLine
        text.wrapped(lines: isOneLine ? 1 : 0)
    }
}
