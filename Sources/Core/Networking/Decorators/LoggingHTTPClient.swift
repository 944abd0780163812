/// A client that logs one line per exchange, without secrets: `GET
/// http://host/path?api_key=[hidden] 200, 1532 bytes, 12 ms`.
public struct LoggingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let elapsed: @Sendable () -> Duration
    private let log: @Sendable (String) -> Void

    /// Wraps a client.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - clock: Measures the duration of an exchange.
    ///   - log: Called with each line, on the thread where the exchange ends.
    public init<C: Clock<Duration>>(
        _ client: any HTTPClient,
        clock: C = ContinuousClock(),
        log: @escaping @Sendable (String) -> Void
    ) {
        self.client = client
        self.log = log
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Forwards a request and logs its result.
    ///
    /// - Throws: The client's error.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let start = elapsed()
        do throws(HTTPError) {
            let response = try await client.response(to: request)
            write("\(response.status), \(response.body.count) bytes", of: request, since: start)
            return response
        } catch {
            write("\(error)", of: request, since: start)
            throw error
        }
    }
}

extension LoggingHTTPClient {
    private func write(_ outcome: String, of request: HTTPRequest, since start: Duration) {
        let (seconds, attoseconds) = (elapsed() - start).components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        log("\(request) \(outcome), \(milliseconds) ms")
    }
}
