import Features
import GTKSupport
import L10n

/// The bar below the rows: the progress of fetching the whole list, or a button to continue.
///
/// It is at the bottom, so its appearance and disappearance don't move any rows.
///
///     Revealer
///     └── Box: Label, Button; ProgressBar
///
/// It has no Clamp, because a Clamp requests its maximum width even while hidden, and would widen
/// the list pane.
@MainActor
final class WholeListBar {
    let root: Revealer

    private let model: CatalogViewModel
    // Limited, because changing text must not widen the list pane.
    private let label = Label().wrapped().justified(0).characters(most: 20)
        .style("caption", "figures-only")
    private let failure = Label(announcing: .status).wrapped().justified(0).characters(most: 20)
        .style("caption")
    private let retry: Button
    private let bar: ProgressBar

    init(model: CatalogViewModel) {
        self.model = model
        let strings = model.strings
        bar = ProgressBar(name: strings("list.completing.name"))
        let again = strings("list.retry")
        // Wide enough for ten wide letters, so that the text doesn't break within words beside the
        // button.
        let words = Label(again).wrapped().justified(0.5).characters(least: 12, most: 20)
        retry = Button(showing: words, name: again)
            .style("flat").align(.end, .center)
            .clicked { [weak model] in model?.visible.retryWholeListTapped() }
        let line = Box.horizontal(
            spacing: 12,
            Box.vertical(spacing: 0, label, failure).expand(horizontally: true)
                .align(.fill, .center),
            retry
        )
        let content = Box.vertical(spacing: 6, line, bar).style("completion-bar")
        root = Revealer(content, motion: .up)
        // Stacks them for large text, so that they don't widen a narrow window.
        let arrange: @MainActor () -> Void = { line.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        root.bind { [weak model] in
            model?.visible.wholeListContent
        } apply: { [weak self] content in
            self?.show(content)
        }
    }

    private func show(_ content: WholeListContent?) {
        root.isRevealed = content != nil
        // The bar keeps its text while it disappears.
        guard let content else { return }
        bar.fraction = content.fraction
        retry.isVisible = content.hasFailed
        failure.isVisible = content.hasFailed
        label.isVisible = !content.hasFailed
        label.text = content.hasFailed ? "" : content.text
        failure.text = content.hasFailed ? content.text : ""
    }
}
