import CMicroHTTPD

/// A libmicrohttpd connection that serves as a key, and that any thread may suspend or resume.
struct ConnectionHandle: Hashable, @unchecked Sendable {
    // SAFETY: opaque to us. libmicrohttpd allows suspend and resume from any thread, and keeps a
    // suspended connection alive until it is resumed; `SuspendedConnections` resumes each once.
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// Removes the connection from the event loop.
    func suspend() {
        MHD_suspend_connection(pointer)
    }

    /// Returns the connection to the event loop, from any thread.
    func resume() {
        MHD_resume_connection(pointer)
    }
}
