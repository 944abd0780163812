import Features
import Foundation
import GTKSupport
import L10n

/// Opens the user guide.
extension MainWindow {
    /// Opens the guide in the default browser, in the interface language.
    func showHelp() {
        guard let page = Resources.guide(in: model.strings.language) else {
            return helpAnswered(hasBrowser: false, page: nil)
        }
        Browser.open(page.absoluteString, above: window) { [weak self] hasBrowser in
            self?.helpAnswered(hasBrowser: hasBrowser, page: page)
        }
    }

    /// If there is no browser, shows an alert with the guide's location.
    ///
    /// `page` is nil if the guide isn't installed.
    func helpAnswered(hasBrowser: Bool, page: URL?) {
        guard !hasBrowser, !isClosed else { return }
        let strings = model.strings
        showAlert(
            heading: strings("help.failed.title"),
            body: page.map { strings("help.failed.text", $0.path) } ?? strings("help.missing.text")
        ) {}
    }
}
