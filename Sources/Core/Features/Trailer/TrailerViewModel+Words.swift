import Foundation
import L10n

/// What the page says where there is no picture.
extension TrailerViewModel {
    /// A heading, a text and which buttons stand below.
    public struct Notice: Hashable, Sendable {
        /// The heading.
        public let title: String
        /// The text.
        public let text: String
        /// Whether trying again could help.
        public let offersRetry: Bool
        /// The words on the button that opens the browser.
        public let browserLabel: String
    }

    /// The notice of the state; nil while it loads and plays.
    public var notice: Notice? {
        switch state {
        case .loading, .playing: nil
        case .inBrowser:
            Notice(
                title: strings("trailer.in-browser.title"),
                text: strings("trailer.in-browser.text"),
                offersRetry: false,
                browserLabel: strings("trailer.open-again")
            )
        case .failed(let failure): notice(of: failure)
        }
    }

    private func notice(of failure: TrailerFailure) -> Notice {
        let text =
            switch failure {
            case .noAnswer: strings("trailer.failed.no-answer")
            case .unplayable: strings("trailer.failed.unplayable")
            case .page: strings("trailer.failed.page")
            case .noPlayer: strings("trailer.failed.no-player")
            case .noBrowser: strings("trailer.failed.no-browser", playback.watchURL.absoluteString)
            }
        return Notice(
            title: strings("trailer.failed.title"),
            text: text,
            offersRetry: failure != .noBrowser,
            browserLabel: strings("trailer.open-in-browser")
        )
    }
}
