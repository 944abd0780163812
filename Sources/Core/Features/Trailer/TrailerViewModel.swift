import Foundation
public import L10n
public import Observation

/// The player of one trailer.
///
/// The front end plays ``playback`` and reports events; the state is decided here.
@MainActor
@Observable
public final class TrailerViewModel {
    /// Decides what the front end shows.
    public private(set) var state = TrailerState.loading
    /// The number of the attempt, from 1: the front end starts playback again when it changes.
    public private(set) var attempt = 1
    /// How often the browser was requested, from 0: the front end opens
    /// ``TrailerPlayback/watchURL`` when it changes.
    public private(set) var browserRequests = 0

    /// The film's title.
    public let title: String
    /// Chosen from the trailer's site and address.
    public let playback: TrailerPlayback
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let deadline = TaskSlot()

    /// How long a service may take until something is visible.
    public static let loadTimeout = Duration.seconds(10)

    /// `clock` measures ``loadTimeout``; the system's by default.
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

    /// The player came on screen.
    public func appeared() {
        if case .browser = playback { openInBrowserTapped() } else { waitForAnswer() }
    }

    /// Something is visible.
    public func began() {
        guard state == .loading else { return }
        deadline.cancel()
        state = .playing
    }

    /// Playback failed, before or after something was visible.
    public func failed(_ failure: TrailerFailure) {
        guard state == .loading || state == .playing else { return }
        deadline.cancel()
        state = .failed(failure)
    }

    /// The front end cannot show web pages: the browser does.
    public func pagesAreMissing() {
        if state == .loading { openInBrowserTapped() }
    }

    /// The user asked for a retry.
    public func retryTapped() {
        guard case .failed = state else { return }
        state = .loading
        attempt += 1
        appeared()
    }

    /// The user chose the browser.
    public func openInBrowserTapped() {
        deadline.cancel()
        state = .inBrowser
        browserRequests += 1
    }

    /// The system could not open a browser.
    public func browserFailed() {
        if state == .inBrowser { state = .failed(.noBrowser) }
    }

    /// The user closed the player.
    public func closeTapped() {
        if router.isTrailerOpen { router.backTapped() }
    }

    private func waitForAnswer() {
        let wait = { @Sendable [clock] () async throws in
            try await clock.sleep(for: Self.loadTimeout)
        }
        deadline.run(for: self, wait) { model, result in
            // The sleep fails only when cancelled, and then nothing is reported.
            if case .success = result { model.failed(.noAnswer) }
        }
    }
}

/// Why a trailer cannot be played.
public enum TrailerFailure: Hashable, Sendable {
    /// The service did not respond in time.
    case noAnswer
    /// The service has no such video, or it cannot be played.
    case unplayable
    /// The site's page did not load.
    case page
    /// The components that play videos are not installed.
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
    /// It was opened in the browser.
    case inBrowser
    /// It cannot be played; the notice says why.
    case failed(TrailerFailure)
}
