import Features
import GTKSupport
import L10n

/// Explains why there is no video, and offers alternatives.
@MainActor
final class PlayerNotice {
    let root: AnyWidget

    private let model: TrailerViewModel
    private let page = StatusPage()
    private let retry: Button
    private let browser = Button("")
    private let announcement = Label(announcing: .alert)

    init(model: TrailerViewModel) {
        self.model = model
        retry = Button(model.strings("list.retry")).wrapped().style("pill", "suggested-action")
            .clicked { [weak model] in model?.retryTapped() }
        let buttons = Box.vertical(
            spacing: 12,
            retry,
            browser.style("pill").clicked { [weak model] in model?.openInBrowserTapped() },
            announcement.style("announcement")
        ).align(.center)
        page.setChild(buttons)
        root = page.expand(horizontally: true, vertically: true).erased
    }

    func update() {
        guard let notice = model.notice else {
            announcement.text = ""
            return
        }
        let icon =
            model.state == .inBrowser ? "web-browser-symbolic" : "vitrine-no-picture-symbolic"
        page.show(icon: icon, title: notice.title, text: notice.text)
        retry.isVisible = notice.offersRetry
        browser.label = notice.browserLabel
        announcement.text = notice.title
    }

    /// Focuses the first visible button.
    func focus() {
        if retry.isVisible { retry.focus() } else { browser.focus() }
    }
}
