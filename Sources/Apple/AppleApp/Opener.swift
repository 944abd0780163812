import Observation

/// Starts the app once, and again after each retry.
@MainActor
@Observable
final class Opener<App> {
    /// The progress of starting.
    enum Phase {
        case opening
        case open(App)
        case failed(any Error)
    }

    private(set) var phase = Phase.opening
    @ObservationIgnored private let start: @MainActor () async throws -> App
    @ObservationIgnored private var isStarting = false

    /// Creates an opener without starting the app.
    init(start: @escaping @MainActor () async throws -> App) {
        self.start = start
    }

    /// The app once it is open.
    var app: App? {
        if case .open(let app) = phase { app } else { nil }
    }

    /// Starts the app while ``phase`` is `opening`, unless it is starting already.
    ///
    /// The splash calls this when it appears, also after a retry.
    func open() async {
        guard case .opening = phase, !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        do {
            phase = .open(try await start())
        } catch {
            phase = .failed(error)
        }
    }

    /// Returns to the splash after a failure, which starts the app again.
    func retryTapped() {
        if case .failed = phase { phase = .opening }
    }
}
