import Features
import GTKSupport
import L10n
import Library

/// Below the rows: how far the fetching of the whole list is, or an offer to go on with it.
///
/// At the bottom, so that no row moves when it comes and goes.
///
///     Revealer
///     └── Clamp
///         └── Box: Label, Button; ProgressBar
@MainActor
final class CompletionBar {
    let root: Revealer

    private let model: CatalogViewModel
    private let label = Label().wrapped().justified(0).style("caption", "figures-only")
    private let failure = Label(announcing: .status).wrapped().justified(0).style("caption")
    private let retry: Button
    private let bar: ProgressBar

    init(model: CatalogViewModel) {
        self.model = model
        let strings = model.strings
        bar = ProgressBar(name: strings("list.completing.name"))
        let again = strings("list.retry")
        retry = Button(showing: Label(again).wrapped().justified(0.5), name: again)
            .style("flat").align(.end, .center)
            .clicked { [weak model] in model?.visible.retryCompletionTapped() }
        let words = Box.horizontal(
            spacing: 12,
            Box.vertical(spacing: 0, label, failure).expand(horizontally: true)
                .align(.fill, .center),
            retry
        )
        let content = Box.vertical(spacing: 6, words, bar).style("completion-bar")
        root = Revealer(Clamp(content, width: 720), motion: .up)
        // Large text in a narrow window: rather one below the other than a wider window.
        let arrange: @MainActor () -> Void = { words.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        root.bind { [weak model] in
            model?.visible.completion
        } apply: { [weak self] completion in
            self?.show(completion)
        }
    }

    private func show(_ completion: Completion?) {
        root.isRevealed = completion != nil
        // What goes away keeps its words until it is gone.
        guard let completion else { return }
        let strings = model.strings
        let loaded = strings.integer(completion.loadedPages)
        let total = completion.totalPages.map(strings.integer)
        bar.fraction =
            completion.totalPages.map { Double(completion.loadedPages) / Double(max(1, $0)) } ?? 0
        retry.isVisible = completion.failure != nil
        failure.isVisible = completion.failure != nil
        label.isVisible = completion.failure == nil
        label.text =
            total.map { strings("list.completing", loaded, $0) } ?? strings("list.loading")
        if let error = completion.failure {
            let words = strings("list.completing.failed", loaded, total ?? "?")
            failure.text = "\(words) \(strings.message(for: error).text)"
        } else {
            failure.text = ""
        }
    }
}
