/// Measures how long one transfer has been connecting.
///
/// At some version after 7.88, libcurl's own limit began to include the wait for a connection to
/// the host; in 8.14 it does. The last requests in the queue would fail although nothing is wrong.
/// https://github.com/curl/curl/issues/21396
struct Connecting {
    private let limit: Duration
    private var start: ContinuousClock.Instant?

    /// Creates a measurement that hasn't begun.
    ///
    /// - Parameter limit: the maximum time for connecting.
    init(limit: Duration) {
        self.limit = limit
    }

    /// Begins connecting, unless it has already begun.
    ///
    /// Name lookup and opening a socket count as one attempt, and so does opening a second socket.
    mutating func begin(at now: ContinuousClock.Instant) {
        if start == nil { start = now }
    }

    /// Ends connecting, whether or not it succeeded.
    mutating func end() { start = nil }

    /// Returns whether connecting has exceeded its limit.
    func isTooLong(at now: ContinuousClock.Instant) -> Bool {
        start.map { now - $0 >= limit } ?? false
    }
}
