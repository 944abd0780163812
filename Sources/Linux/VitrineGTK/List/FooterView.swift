import Features
import GTKSupport
import L10n

/// The footer below the last row: a spinner, a retry button, or the end.
@MainActor
final class FooterView {
    /// The height including margins, in application pixels; a failure message of several lines
    /// needs more.
    static let height = 80

    let root: AnyWidget

    private let stack = Stack(milliseconds: 100)
    private let spinner: Spinner
    private let failure = Label(announcing: .status).wrapped().justified(0.5).style("dim-label")
    private let end = Label().style("dim-label", "caption")
    private let model: ItemListViewModel

    init(model: ItemListViewModel) {
        self.model = model
        let strings = model.strings
        spinner = Spinner(name: strings("list.loading-more"))
        let retry = Button(strings("list.retry")).wrapped()
            .clicked { [weak model] in model?.retryPageTapped() }
            .style("pill").align(.center)
        stack.add(Box.vertical(), named: "none")
        stack.add(spinner.size(width: 24, height: 24).align(.center, .center), named: "loading")
        stack.add(Box.vertical(spacing: 12, failure, retry), named: "failed")
        stack.add(end, named: "end")
        root = stack.size(height: Self.height - 24).margins(12).erased
        root.bind { [weak self] in self?.update() }
    }

    private func update() {
        spinner.isSpinning = model.footer == .loading
        switch model.footer {
        case .none: stack.shown = "none"
        case .loading: stack.shown = "loading"
        case .end:
            end.text = model.endText
            stack.shown = "end"
        case .failed:
            failure.text = model.footerSpeech
            stack.shown = "failed"
        }
    }
}
