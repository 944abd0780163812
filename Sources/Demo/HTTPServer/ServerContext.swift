import CMicroHTTPD
import Foundation
import Glibc
import Primitives
import Networking

/// The state shared by one server's callbacks.
final class ServerContext: Sendable {
    let handler: HTTPHandler
    /// The connections whose handlers are running.
    let suspended = SuspendedConnections()
    /// The number of connections so far.
    let connections = Locked(0)
    /// The connections that haven't sent a whole request yet.
    let deadlines: RequestDeadlines
    /// The host and port to assume if a request has none.
    let authority: String
    private let hosts: HostPolicy.Rule

    init(
        authority: String,
        hosts: HostPolicy.Rule,
        requestTime: Duration,
        clock: any Clock<Duration>,
        handler: @escaping HTTPHandler
    ) {
        self.authority = authority
        self.hosts = hosts
        deadlines = RequestDeadlines(limit: requestTime, clock: clock)
        self.handler = handler
    }

    /// Counts a new connection and disables Nagle's algorithm, which delays the end of a body by up
    /// to 40 ms until the client acknowledges.
    func accept(_ connection: OpaquePointer) {
        connections.withLock { $0 += 1 }
        let socket = vitrine_mhd_socket(connection)
        deadlines.add(ConnectionHandle(connection), socket: socket)
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    }

    /// Handles one step of a request.
    ///
    /// libmicrohttpd calls it for the headers, for each part of the body, at the end of the body,
    /// and again after each resume. `needsHost` is true for HTTP/1.1 and later.
    func step(
        _ exchange: Exchange,
        on connection: OpaquePointer,
        method: String,
        needsHost: Bool,
        upload: UnsafeRawBufferPointer
    ) -> MHD_Result {
        switch exchange.stage {
        case .headers:
            exchange.stage = .body
            let headers = HTTPHeaders(of: connection)
            guard !headers.isLengthAmbiguous, headers.hasOneHost || !needsHost else {
                deadlines.end(ConnectionHandle(connection))
                let response = HTTPResponse(status: 400, headers: ["Connection": "close"])
                return send(response, on: connection, isHead: method == "HEAD")
            }
            return .YES
        case .body where !upload.isEmpty:
            exchange.receive(upload)
            return .YES
        case .body:
            exchange.stage = .asked
            deadlines.end(ConnectionHandle(connection))
            return ask(exchange, on: connection, method: method)
        case .asked:
            guard let response = answer(of: exchange) else { return .NO }
            return send(response, on: connection, isHead: method == "HEAD")
        }
    }
}

extension ServerContext {
    /// Returns the response to send; nil once the server is stopping.
    ///
    /// Handlers are cancelled only after stopping has begun, so the server never sends a cancelled
    /// handler's response.
    func answer(of exchange: Exchange) -> HTTPResponse? {
        suspended.isClosing ? nil : exchange.answer.withLock { $0 }
    }

    private func ask(
        _ exchange: Exchange,
        on connection: OpaquePointer,
        method: String
    ) -> MHD_Result {
        guard let method = HTTPRequest.Method(rawValue: method) else {
            let allow: HTTPHeaders = ["Allow": "GET, HEAD, PUT"]
            return send(HTTPResponse(status: 405, headers: allow), on: connection, isHead: false)
        }
        guard !exchange.isTooLarge else {
            return send(HTTPResponse(status: 413), on: connection, isHead: false)
        }
        let headers = HTTPHeaders(of: connection)
        guard hosts.permits(headers["Host"]) else {
            return send(HTTPResponse(status: 421), on: connection, isHead: method == .head)
        }
        guard let url = address(of: exchange.target, host: headers["Host"]) else {
            return send(HTTPResponse(status: 400), on: connection, isHead: method == .head)
        }
        // A request through a proxy also has the host in its address.
        guard hosts.permits(url.authority) else {
            return send(HTTPResponse(status: 421), on: connection, isHead: method == .head)
        }
        let request = HTTPRequest(url, method: method, headers: headers, body: exchange.body)
        let answer = exchange.answer
        let isSuspended = suspended.suspend(ConnectionHandle(connection)) { [handler] in
            let response = await handler(request)
            answer.withLock { $0 = response }
        }
        return isSuspended ? .YES : .NO
    }

    /// Returns a request's absolute address.
    ///
    /// Proxy clients send the whole address, others only a path.
    private func address(of target: String, host: String?) -> URL? {
        guard target.hasPrefix("/") else {
            let url = URL(string: target)
            return url?.host == nil ? nil : url
        }
        // Text other than a host and port would change the path.
        let isPlain = host.map { host in
            !host.isEmpty && !host.utf8.contains { "/?#@\\ ".utf8.contains($0) }
        }
        let named = isPlain == true ? host.flatMap { URL(string: "http://\($0)\(target)") } : nil
        return named ?? URL(string: "http://\(authority)\(target)")
    }
}

extension HTTPHeaders {
    /// Whether there is exactly one `Host` field, which HTTP/1.1 requires (RFC 9112, 3.2).
    fileprivate var hasOneHost: Bool {
        // A comma joins repeated fields.
        self["Host"].map { !$0.contains(",") } ?? false
    }

    /// Whether another server could find the end of the body in a different place (RFC 9112, 6.1
    /// and 6.3): two lengths, a length beside a transfer coding, or any coding but `chunked`.
    fileprivate var isLengthAmbiguous: Bool {
        if let coding = self["Transfer-Encoding"] {
            return coding.lowercased() != "chunked" || self["Content-Length"] != nil
        }
        // A comma joins repeated fields.
        return self["Content-Length"]?.contains(",") == true
    }
}

extension URL {
    /// The host and port in the format of a `Host` field.
    fileprivate var authority: String? {
        host.map { host in
            let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
            return port.map { "\(host):\($0)" } ?? host
        }
    }
}
