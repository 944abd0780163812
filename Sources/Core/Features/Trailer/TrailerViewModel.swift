import Foundation
public import L10n
public import Observation

/// The trailer player's model.
///
/// The front end plays ``playback`` and reports events, from which the model derives its state.
@MainActor
@Observable
public final class TrailerViewModel {
    /// The playback state.
    public private(set) var state = TrailerState.loading
    /// The number of the attempt, starting at 1; the front end restarts playback when it changes.
    public private(set) var attempt = 1
    /// Counts the requests to open ``TrailerPlayback/watchURL`` in the browser, starting at 0.
    ///
    /// The front end opens it when the count changes.
    public private(set) var browserRequests = 0

    /// The film's title.
    public let title: String
    /// The kind of playback, which depends on the trailer's site and address.
    public let playback: TrailerPlayback
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let deadline = TaskSlot()

    /// How long the service may take before something is visible: 10 s.
    public static let loadTimeout = Duration.seconds(10)

    /// Creates a model; `clock` measures ``loadTimeout`` and is the system's by default.
    public init(
        title: String,
        playback: TrailerPlayback,
        router: Router,
        strings: Localizer,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.title = title
        self.playback = playback
        self.router = router
        self.strings = strings
        self.clock = clock
    }

    /// Handles the player appearing on screen.
    public func appeared() {
        if case .browser = playback { openInBrowserTapped() } else { waitForAnswer() }
    }

    /// Handles the video or the site's page becoming visible.
    public func began() {
        guard state == .loading else { return }
        deadline.cancel()
        state = .playing
    }

    /// Handles playback failing, before or after something was visible.
    public func failed(_ failure: TrailerFailure) {
        guard state == .loading || state == .playing else { return }
        deadline.cancel()
        state = .failed(failure)
    }

    /// Opens the browser, because the front end can't show web pages.
    public func pagesAreMissing() {
        if state == .loading { openInBrowserTapped() }
    }

    /// Starts another attempt after a failure.
    public func retryTapped() {
        guard case .failed = state else { return }
        state = .loading
        attempt += 1
        appeared()
    }

    /// Opens the trailer in the browser.
    public func openInBrowserTapped() {
        deadline.cancel()
        state = .inBrowser
        browserRequests += 1
    }

    /// Reports that the system couldn't open a browser.
    public func browserFailed() {
        if state == .inBrowser { state = .failed(.noBrowser) }
    }

    /// Closes the player.
    public func closeTapped() {
        if router.isTrailerOpen { router.backTapped() }
    }

    private func waitForAnswer() {
        let wait = { @Sendable [clock] () async throws in
            try await clock.sleep(for: Self.loadTimeout)
        }
        deadline.run(for: self, wait) { model, result in
            // The sleep fails only if it is cancelled, which needs no report.
            if case .success = result { model.failed(.noAnswer) }
        }
    }
}

/// Why a trailer can't be played.
public enum TrailerFailure: Hashable, Sendable {
    /// The service didn't respond in time.
    case noAnswer
    /// The service has no such video, or it can't be played.
    case unplayable
    /// The site's page didn't load.
    case page
    /// The media components that play videos aren't installed.
    case noPlayer
    /// No browser could be opened.
    case noBrowser
}

/// The state of playing a trailer.
public enum TrailerState: Hashable, Sendable {
    /// Nothing is visible yet.
    case loading
    /// The video or the site's page is visible.
    case playing
    /// The trailer was opened in the browser.
    case inBrowser
    /// The trailer can't be played; ``TrailerViewModel/notice`` says why.
    case failed(TrailerFailure)
}
