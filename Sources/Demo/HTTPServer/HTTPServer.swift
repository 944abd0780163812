import CMicroHTTPD
public import Foundation
import Primitives
public import Networking

/// A small HTTP/1.1 server in this process over libmicrohttpd: GET, HEAD and PUT, one event-loop
/// thread, and a handler that may take its time without holding up other requests.
///
/// Any other method is answered by 405, a request body over 1 MB by 413, a host that is not its
/// own by 421. A client that takes over 10 s for a request is cut off. Validators, ranges and
/// everything else of HTTP's meaning are the handler's. Bodies are sent with Content-Length; see
/// ``ResponseDelivery`` for chunks and faults. A handler is not cancelled when its client leaves,
/// only when the server stops.
///
/// See [libmicrohttpd](https://www.gnu.org/software/libmicrohttpd/manual/libmicrohttpd.html).
public final class HTTPServer: Sendable {
    /// The port it listens at.
    public let port: Int
    /// Where it is reached from this machine, without a trailing slash.
    public let url: URL

    /// How many connections have been made to it since its start; each may carry many requests.
    public var connections: Int { context.connections.withLock { $0 } }

    private let context: ServerContext
    private let daemon: Locked<Daemon?>

    /// Starts listening.
    /// - Parameters:
    ///   - address: A numeric IPv4 or IPv6 address. Loopback by default: nobody else can connect.
    ///   - port: The port; 0, the default, is any free one.
    ///   - hosts: Which hosts it answers for; its own addresses by default.
    ///   - handler: Answers each request, many at once; called off the event loop's thread.
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

    /// As above, with the time that a client may take for a whole request.
    init(
        bind address: String = "127.0.0.1",
        port: Int = 0,
        hosts: HostPolicy = .own,
        requestTime: Duration,
        handler: @escaping HTTPHandler
    ) throws(HTTPServerError) {
        let socket = try ListeningSocket(address: address, port: port)
        let authority = "\(Self.reachableHost(of: address)):\(socket.port)"
        let context = ServerContext(
            authority: authority,
            hosts: HostPolicy.Rule(hosts, address: address, port: socket.port),
            requestTime: requestTime,
            handler: handler
        )
        guard let url = URL(string: "http://\(authority)"),
            let daemon = Daemon(listening: socket.descriptor, context: context)
        else {
            let code = errno
            close(socket.descriptor)
            throw .system(code: code)
        }
        self.port = socket.port
        self.url = url
        self.context = context
        self.daemon = Locked(daemon)
    }

    deinit {
        stop()
    }

    /// Stops listening, cancels the handlers at work, closes every connection, and returns when the
    /// event loop's thread has ended.
    ///
    /// Does nothing the second time.
    public func stop() {
        guard let daemon = daemon.withLock({ $0.take() }) else { return }
        // First: libmicrohttpd may not be stopped with a suspended connection.
        context.suspended.close()
        daemon.stop()
    }
}

extension HTTPServer {
    /// The host of an address that connects to it: every interface includes loopback.
    private static func reachableHost(of address: String) -> String {
        switch address {
        case "0.0.0.0": return "127.0.0.1"
        case "::": return "[::1]"
        default: return address.contains(":") ? "[\(address)]" : address
        }
    }
}
