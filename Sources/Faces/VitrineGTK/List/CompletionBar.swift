import Features
import GTKSupport
import L10n

/// Below the rows: how far the fetching of the whole list is, or an offer to go on with it.
///
/// At the bottom, so that no row moves when it comes and goes.
///
///     Revealer
///     └── Box: Label, Button; ProgressBar
///
/// Without a Clamp, which wants all the width that it would allow, hidden too: the pane of the list
/// would be as wide.
@MainActor
final class CompletionBar {
    let root: Revealer

    private let model: CatalogViewModel
    // Words that come and go must not make the pane of the list wider.
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
        // Room for ten wide letters: words are not to be broken for the sake of the text beside them.
        let words = Label(again).wrapped().justified(0.5).characters(least: 12, most: 20)
        retry = Button(showing: words, name: again)
            .style("flat").align(.end, .center)
            .clicked { [weak model] in model?.visible.retryCompletionTapped() }
        let line = Box.horizontal(
            spacing: 12,
            Box.vertical(spacing: 0, label, failure).expand(horizontally: true)
                .align(.fill, .center),
            retry
        )
        let content = Box.vertical(spacing: 6, line, bar).style("completion-bar")
        root = Revealer(content, motion: .up)
        // Large text in a narrow window: rather one below the other than a wider window.
        let arrange: @MainActor () -> Void = { line.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        root.bind { [weak model] in
            model?.visible.completionContent
        } apply: { [weak self] content in
            self?.show(content)
        }
    }

    private func show(_ content: CompletionContent?) {
        root.isRevealed = content != nil
        // What goes away keeps its words until it is gone.
        guard let content else { return }
        bar.fraction = content.fraction
        retry.isVisible = content.hasFailed
        failure.isVisible = content.hasFailed
        label.isVisible = !content.hasFailed
        label.text = content.hasFailed ? "" : content.text
        failure.text = content.hasFailed ? content.text : ""
    }
}
