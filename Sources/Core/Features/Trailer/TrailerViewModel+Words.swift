import Foundation
import L10n

/// Text in the trailer player.
extension TrailerViewModel {
    /// A heading, text and buttons.
    public struct Notice: Hashable, Sendable {
        /// The heading.
        public let title: String
        /// What happened, and what the user can do about it.
        public let text: String
        /// Whether to offer a retry.
        public let offersRetry: Bool
        /// The label for the button that opens the browser.
        public let browserLabel: String
    }

    /// The notice to show instead of the video; nil while the trailer loads or plays.
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

    /// The text below the film's title.
    public var subtitle: String { strings("trailer.label") }

    /// The player's name for screen readers, such as "Trailer of Alien".
    public var label: String { strings("trailer.of", title) }

    /// The text that a screen reader announces when the state changes; empty if there is a notice.
    public var announcement: String {
        switch state {
        case .loading: strings("trailer.loading")
        case .playing: strings("trailer.playing")
        case .inBrowser, .failed: ""
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
