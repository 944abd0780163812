#if canImport(Glibc)
import Glibc
#else
import Synchronization
#endif

/// A value protected by a lock, for state that any thread may access.
///
/// On Linux it uses a pthread mutex, because there ThreadSanitizer doesn't know
/// `Synchronization.Mutex` and reports false races.
public final class Locked<Value>: Sendable {
    #if canImport(Glibc)
    // SAFETY: `value` is only accessed while `mutex` is held; `mutex` is a stable allocation that
    // is initialised before and destroyed after any use.
    private nonisolated(unsafe) var value: Value
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Creates a locked value; `value` must not be shared with other code.
    public init(_ value: sending Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` with exclusive access to the value.
    ///
    /// Not re-entrant; never block inside.
    public func withLock<Result, Failure>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
    #else
    private let mutex: Mutex<Value>

    /// Creates a locked value; `value` must not be shared with other code.
    public init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `body` with exclusive access to the value.
    ///
    /// Not re-entrant; never block inside.
    public func withLock<Result, Failure>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
    #endif
}
