import Primitives

/// A client that sends requests at most at a given rate; the others wait for their turn.
public struct PacedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let interval: Duration
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    /// When the next request may be sent, on the clock of `elapsed`.
    private let next = Locked(Duration.zero)

    /// Wraps a client.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - requestsPerSecond: The rate, greater than 0.
    ///   - clock: Measures the waiting.
    public init(
        _ client: any HTTPClient,
        requestsPerSecond: Double,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.client = client
        interval = Duration(clampingSeconds: 1 / requestsPerSecond)
        self.clock = clock
        elapsed = clock.stopwatch()
    }

    /// Forwards a request when it is its turn.
    ///
    /// - Throws: The client's error; `cancelled` if the task is cancelled while it waits.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let now = elapsed()
        let turn = next.withLock { next in
            let turn = max(next, now)
            next = turn + interval
            return turn
        }
        if turn > now {
            do {
                try await clock.sleep(for: turn - now)
            } catch {
                throw .cancelled
            }
        }
        return try await client.response(to: request)
    }
}
