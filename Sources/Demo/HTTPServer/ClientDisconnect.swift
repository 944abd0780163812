import Dispatch
import Glibc

/// Detects when a suspended connection's client disconnects, because libmicrohttpd doesn't.
final class ClientDisconnect {
    private let source: any DispatchSourceRead

    /// Calls `onDisconnect` once, on any thread, when the client closes its side or sends more
    /// data.
    ///
    /// Nil if the descriptor can't be duplicated because too many files are open.
    init?(of descriptor: Int32, onDisconnect: @escaping @Sendable () -> Void) {
        // A duplicate descriptor, because libmicrohttpd may close its own first.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        // A separate queue gets a thread even while all of the global queue's threads are blocked.
        let queue = DispatchQueue(label: "http-departure")
        let source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: queue)
        source.setEventHandler {
            // Reports once, because data or an end stays readable. Cancelling also releases this
            // closure.
            source.cancel()
            onDisconnect()
        }
        source.setCancelHandler { close(copy) }
        self.source = source
        source.activate()
    }

    deinit {
        source.cancel()
    }
}
