import Glibc

/// A set of signals that a thread blocks temporarily.
struct Signals {
    private var set = sigset_t()

    private init(_ numbers: [Int32]) {
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
    }

    /// Blocks none, so that a child process started in the meantime receives all.
    static let none = Self([])
    /// Makes writing to an ended program throw instead of ending the tests.
    static let brokenPipe = Self([SIGPIPE])

    /// Runs `body` while this thread blocks exactly these signals.
    func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        var now = set
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &now, &before)
        defer {
            // Before restoring the mask, discard signals that arrived in the meantime.
            var moment = timespec()
            while sigtimedwait(&now, nil, &moment) > 0 {}
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }
}
