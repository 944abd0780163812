import GTKSupport

/// A line saying that something is missing, with a button that requests it again.
@MainActor
final class NoticeLine {
    /// The height of one line of text with a button, in application pixels at normal text size.
    static let height = 46.0

    let root: Revealer
    private let text = Label().wrapped().justified(0)
    private let line: Box

    /// Creates a hidden line; a click on its button, labeled `retry`, calls `retried`.
    init(retry: String, retried: @escaping @MainActor () -> Void) {
        line = Box.horizontal(
            spacing: 4,
            text.expand(horizontally: true),
            Button(retry).style("flat").align(.end, .center).clicked(retried)
        ).style("offline-banner")
        root = Revealer(Clamp(line))
        arrange()
        Style.textScaleChanged(for: root) { [weak self] in self?.arrange() }
    }

    /// Whether the text is cut off after one line; the tooltip has the full text.
    var isOneLine = false {
        didSet { arrange() }
    }

    /// Returns the natural height for a width in application pixels; 0 while the line is hidden.
    func height(for width: Int) -> Int { root.isRevealed ? line.height(forWidth: width) : 0 }

    /// Shows a text; nil hides the line, which keeps its text while it slides out.
    func show(_ words: String?) {
        if words == nil, root.isRevealed { line.ignorePressesIfHovered() }
        root.isRevealed = words != nil
        guard let words else { return }
        text.text = words
        text.tooltip = words
    }

    /// Stacks the text and button if the text is large, so that they don't widen a narrow window.
    private func arrange() {
        line.isVertical = Style.textScale > 1.3 && !isOneLine
        text.wrapped(lines: isOneLine ? 1 : 0)
    }
}
