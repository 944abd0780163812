/// How long one transfer has been connecting.
///
/// libcurl's own limit counts the wait for one of the host's connections too since some version after
/// 7.88 (in 8.14 it does): requests at the end of the line would fail though nothing is wrong.
/// https://github.com/curl/curl/issues/21396
struct Connecting {
    private let limit: Duration
    private var start: ContinuousClock.Instant?

    /// - Parameter limit: how long connecting may take.
    init(limit: Duration) {
        self.limit = limit
    }

    /// It begins, unless it is under way already: looking a name up and then opening a socket, or
    /// opening a second one, is one.
    mutating func begin(at now: ContinuousClock.Instant) {
        if start == nil { start = now }
    }

    /// It has ended, well or not.
    mutating func end() { start = nil }

    /// Whether it has been under way for longer than it may.
    func isTooLong(at now: ContinuousClock.Instant) -> Bool {
        start.map { now - $0 >= limit } ?? false
    }
}
