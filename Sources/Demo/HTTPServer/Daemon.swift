import CMicroHTTPD
import Glibc

/// A libmicrohttpd daemon whose callbacks call a ``ServerContext``.
struct Daemon: @unchecked Sendable {  // SAFETY: see `pointer`.
    /// The maximum number of concurrent connections; any more wait in the system's queue.
    private static let connectionLimit: UInt32 = 1000
    /// The seconds after which the daemon closes a silent connection, unless a handler is running.
    ///
    /// The limit is needed because libmicrohttpd 0.9.75 misses an end that arrives together with a
    /// request's last bytes, and because a client may stop reading. ``RequestDeadlines`` handles
    /// slow writers.
    private static let idleSeconds: UInt32 = 60

    // SAFETY: libmicrohttpd's lock guards the daemon. Only the caller that takes it out of the
    // server's lock stops it.
    private let pointer: OpaquePointer

    /// Starts the event loop's thread; nil if the system refuses.
    /// - Parameters:
    ///   - socket: A listening socket; closed by ``stop()``.
    ///   - context: Not retained; it must live until ``stop()`` has returned.
    init?(listening socket: Int32, context: ServerContext) {
        let started = vitrine_mhd_start(
            socket,
            Self.connectionLimit,
            Self.idleSeconds,
            Self.access,
            { _, target, _ in
                let exchange = Exchange(target: target.map { String(cString: $0) } ?? "")
                // libmicrohttpd would also parse the query, and 0.9.75 never answers a request with
                // more items than fit into its memory. This ends the query in its buffer.
                if let target, let query = strchr(target, Int32(UInt8(ascii: "?"))) { query[1] = 0 }
                return Unmanaged.passRetained(exchange).toOpaque()
            },
            { context, connection, exchange, _ in
                if let context, let connection {
                    Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
                        .deadlines.begin(ConnectionHandle(connection))
                }
                guard let pointer = exchange?.pointee else { return }
                Unmanaged<Exchange>.fromOpaque(pointer).release()
                exchange?.pointee = nil
            },
            { context, connection, _, event in
                guard let context, let connection else { return }
                let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
                if event == .CONNECTION_NOTIFY_STARTED {
                    server.accept(connection)
                } else {
                    server.deadlines.forget(ConnectionHandle(connection))
                }
            },
            Unmanaged.passUnretained(context).toOpaque()
        )
        guard let started else { return nil }
        pointer = started
    }

    /// Closes every connection and waits for the thread to end.
    func stop() {
        MHD_stop_daemon(pointer)
    }
}

extension Daemon {
    private static let access: MHD_AccessHandlerCallback = {
        context,
        connection,
        _,
        method,
        version,
        upload,
        uploadCount,
        exchange in
        guard let context, let connection, let method, let pointer = exchange?.pointee else {
            return .NO
        }
        let bytes = UnsafeRawBufferPointer(start: upload, count: uploadCount?.pointee ?? 0)
        defer { uploadCount?.pointee = 0 }
        return Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().step(
            Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue(),
            on: connection,
            method: String(cString: method),
            needsHost: version.map { String(cString: $0) } != "HTTP/1.0",
            upload: bytes
        )
    }
}
