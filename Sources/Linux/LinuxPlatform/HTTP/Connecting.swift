/// Measures how long a single transfer has been connecting.
///
/// At some version after 7.88, libcurl's own limit began to include the wait for a connection to
/// the host, as it does in 8.14. The last requests in the queue would then fail for no reason.
/// https://github.com/curl/curl/issues/21396
struct Connecting {
    private let limit: Duration
    private var start: ContinuousClock.Instant?

    /// Creates a measurement that hasn't started.
    ///
    /// - Parameter limit: the maximum time for connecting.
    init(limit: Duration) {
        self.limit = limit
    }

    /// Starts measuring, unless it has already started.
    ///
    /// Looking up the name and opening a socket, or even a second socket, count as one attempt.
    mutating func begin(at now: ContinuousClock.Instant) {
        if start == nil { start = now }
    }

    /// Stops measuring, whether or not connecting succeeded.
    mutating func end() { start = nil }

    /// Returns whether connecting has exceeded its limit.
    func isTooLong(at now: ContinuousClock.Instant) -> Bool {
        start.map { now - $0 >= limit } ?? false
    }
}
