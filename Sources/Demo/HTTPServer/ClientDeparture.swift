import Dispatch
import Glibc

/// Watches the socket of a suspended connection, which libmicrohttpd does not do itself.
final class ClientDeparture {
    private let source: any DispatchSourceRead

    /// Calls `onDeparture` once, on some thread, when the client closes its side or sends more.
    ///
    /// Nil where the descriptor cannot be duplicated: there are too many open files.
    init?(of descriptor: Int32, onDeparture: @escaping @Sendable () -> Void) {
        // An own descriptor, because libmicrohttpd may close its one first.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        // A queue of its own has a thread even while others block all of the global queue's.
        let queue = DispatchQueue(label: "http-departure")
        let source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: queue)
        source.setEventHandler {
            // Once: data or an end stays readable. Cancelling also frees this closure.
            source.cancel()
            onDeparture()
        }
        source.setCancelHandler { close(copy) }
        self.source = source
        source.activate()
    }

    deinit {
        source.cancel()
    }
}
