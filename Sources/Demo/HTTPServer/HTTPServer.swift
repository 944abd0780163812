import CMicroHTTPD
public import Foundation
public import Networking
import Primitives

/// A small in-process HTTP/1.1 server based on libmicrohttpd: GET, HEAD and PUT, one event-loop
/// thread, and asynchronous handlers that don't delay other requests.
///
/// It answers other methods with 405, a request body over 1 MB with 413, a missing host with 400,
/// and a foreign one with 421. It disconnects clients that take over 10 s to send a request.
/// Validators, ranges and other HTTP semantics are up to the handler. It sends bodies with
/// Content-Length; see ``ResponseDelivery`` for chunks and faults. It cancels a handler only when
/// the server stops, not when the client disconnects.
///
/// See [libmicrohttpd](https://www.gnu.org/software/libmicrohttpd/manual/libmicrohttpd.html).
public final class HTTPServer: Sendable {
    /// The port that the server listens on.
    public let port: Int
    /// The server's address on this machine, without a trailing slash.
    public let url: URL
    /// The address that the server is bound to; if it listens on all interfaces, not ``url``.
    public let boundURL: URL

    /// The number of connections since the start; each may carry many requests.
    public var connections: Int { context.connections.withLock { $0 } }

    private let context: ServerContext
    private let daemon: Locked<Daemon?>

    /// Starts listening.
    /// - Parameters:
    ///   - address: A numeric IPv4 or IPv6 address. Loopback by default, so other machines can't
    ///     connect.
    ///   - port: 0, the default, picks any free port.
    ///   - hosts: The hosts that the server answers for; its own addresses by default.
    ///   - handler: Answers requests, many of them concurrently, off the event loop's thread.
    /// - Throws: ``HTTPServerError``.
    public convenience init(
        bind address: String = "127.0.0.1",
        port: Int = 0,
        hosts: HostPolicy = .own,
        handler: @escaping HTTPHandler
    ) throws(HTTPServerError) {
        try self.init(
            bind: address,
            port: port,
            hosts: hosts,
            requestTime: .seconds(10),
            handler: handler
        )
    }

    /// Starts listening with a time limit for receiving a whole request and the clock that measures
    /// it.
    init(
        bind address: String = "127.0.0.1",
        port: Int = 0,
        hosts: HostPolicy = .own,
        requestTime: Duration,
        clock: any Clock<Duration> = ContinuousClock(),
        handler: @escaping HTTPHandler
    ) throws(HTTPServerError) {
        let socket = try ListeningSocket(address: address, port: port)
        let authority = "\(Self.reachableHost(of: address)):\(socket.port)"
        let context = ServerContext(
            authority: authority,
            hosts: HostPolicy.Rule(hosts, address: address, port: socket.port),
            requestTime: requestTime,
            clock: clock,
            handler: handler
        )
        guard let url = URL(string: "http://\(authority)"),
            let boundURL = URL(string: "http://\(Self.host(of: address)):\(socket.port)"),
            let daemon = Daemon(listening: socket.descriptor, context: context)
        else {
            let code = errno
            close(socket.descriptor)
            throw .system(code: code)
        }
        self.port = socket.port
        self.url = url
        self.boundURL = boundURL
        self.context = context
        self.daemon = Locked(daemon)
    }

    deinit {
        stop()
    }

    /// Stops listening, cancels running handlers, closes every connection, and waits for the event
    /// loop's thread to end.
    ///
    /// Does nothing the second time.
    public func stop() {
        guard let daemon = daemon.withLock({ $0.take() }) else { return }
        // This comes first, because libmicrohttpd must not be stopped with a suspended connection.
        context.suspended.close()
        daemon.stop()
    }
}

extension HTTPServer {
    /// Returns the host for connecting to an address: loopback if the server listens on all
    /// interfaces.
    private static func reachableHost(of address: String) -> String {
        switch address {
        case "0.0.0.0": return "127.0.0.1"
        case "::": return "[::1]"
        default: return host(of: address)
        }
    }

    private static func host(of address: String) -> String {
        address.contains(":") ? "[\(address)]" : address
    }
}

/// Why a server can't listen.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// Another program listens on this address and port.
    case addressInUse(port: Int)
    /// The address isn't a numeric IPv4 or IPv6 address, or no interface of this machine has it.
    case unavailableAddress(String)
    /// The port isn't in 0…65535.
    case invalidPort(Int)
    /// The process may not use this port, because it is below 1024.
    case permissionDenied(port: Int)
    /// Any other system failure; `code` is errno.
    case system(code: Int32)
}
