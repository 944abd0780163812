public import Foundation

/// Which redirects the transports follow, and with what.
public enum RedirectRule {
    /// Redirects followed for one request.
    public static let maximumCount = 5

    /// Whether an address may send a request on to another.
    ///
    /// To http and https only; never from https to http; and from another machine never to this
    /// one, nor to an address that only its own cable knows.
    public static func permits(from origin: URL, to target: URL) -> Bool {
        switch (origin.scheme?.lowercased(), target.scheme?.lowercased()) {
        case ("http", "http"), ("http", "https"), ("https", "https"): break
        default: return false
        }
        switch target.addressScope {
        case .elsewhere: return target.host?.isEmpty == false
        case .linkLocal: return origin.addressScope != .elsewhere
        case .loopback: return origin.addressScope == .loopback
        }
    }

    /// Whether a redirected request may be sent over a connection that has been made.
    ///
    /// A name may lead to this machine, too. Over a proxy the connection's address is the proxy's,
    /// which may be here; its port then is another than the address's.
    ///
    /// - Parameters:
    ///   - target: Where the redirect leads.
    ///   - origin: What was asked first.
    ///   - address: The numeric address at the other end.
    ///   - port: Its port.
    /// - Returns: False where that is this machine, and what was asked first was not.
    public static func permits(
        _ target: URL,
        from origin: URL,
        connectedTo address: String,
        port: Int
    ) -> Bool {
        guard origin.addressScope == .elsewhere, port == target.effectivePort else { return true }
        return AddressScope(host: address) == .elsewhere
    }

    /// The request that follows a redirect.
    ///
    /// Credentials in headers stay behind where scheme, host or port change. After 301, 302 and 303
    /// a PUT becomes a GET.
    ///
    /// - Parameters:
    ///   - request: What was redirected.
    ///   - target: Where to.
    ///   - status: How: 301 to 308.
    /// - Returns: What to send.
    public static func request(
        following request: HTTPRequest,
        to target: URL,
        status: Int
    ) -> HTTPRequest {
        var next = request
        next.url = target
        if !request.url.hasSameOrigin(as: target) {
            next.headers["Authorization"] = nil
            next.headers["Cookie"] = nil
        }
        if request.method == .put, status != 307, status != 308 {
            next.method = .get
            next.body = Data()
            next.headers["Content-Type"] = nil
        }
        return next
    }
}
