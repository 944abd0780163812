import Foundation
public import L10n
public import Observation

/// The player of one trailer.
///
/// The front end plays ``playback`` and tells what became of it; what is to be seen is decided here.
@MainActor
@Observable
public final class TrailerViewModel {
    /// What is to be seen.
    public private(set) var state = TrailerState.loading
    /// Counts the attempts from 1: with each one the front end starts the playback anew.
    public private(set) var attempt = 1
    /// Counts how often the browser was asked for, from 0: with each one the front end opens
    /// ``TrailerPlayback/watchURL``.
    public private(set) var browserRequests = 0

    /// The film's title.
    public let title: String
    /// How it is played.
    public let playback: TrailerPlayback
    /// The words.
    public let strings: Localizer
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let deadline = TaskSlot()

    /// How long a service may take until something is to be seen.
    public static let patience = Duration.seconds(10)

    /// Makes the model of one player; `clock` measures ``patience``, the system's by default.
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

    /// There is something to see.
    public func began() {
        guard state == .loading else { return }
        deadline.cancel()
        state = .playing
    }

    /// The playback failed, before or after something was to be seen.
    public func failed(_ failure: TrailerFailure) {
        guard state == .loading || state == .playing else { return }
        deadline.cancel()
        state = .failed(failure)
    }

    /// The front end cannot show pages: the browser does.
    public func pagesAreMissing() {
        if state == .loading { openInBrowserTapped() }
    }

    /// The person asked once more.
    public func retryTapped() {
        guard case .failed = state else { return }
        state = .loading
        attempt += 1
        appeared()
    }

    /// The person prefers the browser.
    public func openInBrowserTapped() {
        deadline.cancel()
        state = .inBrowser
        browserRequests += 1
    }

    /// The system has no browser that could be opened.
    public func browserFailed() {
        if state == .inBrowser { state = .failed(.noBrowser) }
    }

    /// The person closed the player.
    public func closeTapped() {
        if router.isTrailerOpen { router.backTapped() }
    }

    private func waitForAnswer() {
        let wait = { @Sendable [clock] () async throws in
            try await clock.sleep(for: Self.patience)
        }
        deadline.run(for: self, wait) { model, result in
            // Only the end of the slot makes the sleep fail, and then nobody is told.
            if case .success = result { model.failed(.noAnswer) }
        }
    }
}
