import Glibc

/// Signals that a thread does not take for a while.
struct Signals {
    private var set = sigset_t()

    private init(_ numbers: [Int32]) {
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
    }

    /// All are taken: a child started meanwhile takes them too.
    static let none = Self([])
    /// Writing to a program that has gone throws then, and does not end the tests.
    static let brokenPipe = Self([SIGPIPE])

    /// Runs `body` while this thread blocks these signals and no other.
    func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        var now = set
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &now, &before)
        defer {
            // What came meanwhile must not be waiting when the mask is lifted.
            var moment = timespec()
            while sigtimedwait(&now, nil, &moment) > 0 {}
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }
}
