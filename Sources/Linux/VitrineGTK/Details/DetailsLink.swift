import Features
import Foundation
import GTKSupport
import L10n

/// A text that opens a web page in a browser, or shows its address if there is no browser.
@MainActor
struct DetailsLink {
    let root: AnyWidget

    /// Creates a link; without a page, only the text.
    init(_ text: String, to url: URL?, strings: Localizer) {
        guard let url else {
            root = Label(text).wrapped().justified(0).erased
            return
        }
        let failure = Label(announcing: .status).wrapped().justified(0).style("dim-label")
            .visible(false)
        let address = url.absoluteString
        let button = LinkButton(text, address: address) {
            Browser.open(address, above: failure) { hasBrowser in
                failure.text = hasBrowser ? "" : strings("details.link.failed", address)
                failure.isVisible = !hasBrowser
            }
        }
        root =
            Box.vertical(spacing: 6, button.style("details-link").align(.start), failure).erased
    }
}
