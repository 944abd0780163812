import Glibc

/// SIGINT and SIGTERM, waited for instead of ending the process at once.
///
/// A dispatch source would lose a signal that arrives before the source is registered, and
/// `dispatchMain` would let the signals through.
package struct Interruption {
    private let signals: sigset_t

    /// Holds the signals back from now on.
    ///
    /// Create it before other threads, which hold back what the thread that starts them does.
    package init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
    }

    /// Blocks the thread until a signal arrives, unless one is already held back.
    ///
    /// - Returns: the signal's number.
    package func wait() -> Int32 {
        var number: Int32 = 0
        // It fails only if the set contains a signal that doesn't exist.
        _ = withUnsafePointer(to: signals) { sigwait($0, &number) }
        return number
    }
}
