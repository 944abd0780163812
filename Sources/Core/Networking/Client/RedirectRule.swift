public import Foundation

/// The rules for following redirects and for the requests that follow them.
public enum RedirectRule {
    /// The maximum number of redirects for one request.
    public static let maximumCount = 5

    /// Returns whether a redirect from one address to another is followed.
    ///
    /// Only to http and https; never from https to http; and never from another machine to this one
    /// or to a link-local address.
    public static func permits(from origin: URL, to target: URL) -> Bool {
        switch (origin.scheme?.lowercased(), target.scheme?.lowercased()) {
        case ("http", "http"), ("http", "https"), ("https", "https"): break
        default: return false
        }
        switch target.addressScope {
        case .elsewhere, .privateNetwork: return target.host?.isEmpty == false
        case .linkLocal: return [.linkLocal, .loopback].contains(origin.addressScope)
        case .loopback: return origin.addressScope == .loopback
        }
    }

    /// Returns whether a redirect of a request is followed.
    public static func permits(_ request: HTTPRequest, to target: URL) -> Bool {
        permits(from: request.url, to: target) && (request.allowsLocalHosts || !target.isLocal)
    }

    /// Returns the error of a redirect that isn't followed.
    ///
    /// A network that wants a sign-in redirects plain HTTP to its own page, which often has a private
    /// address; no other redirect leads there.
    public static func refusal(of request: HTTPRequest, to target: URL?) -> HTTPError {
        let isDiverted =
            request.url.scheme?.lowercased() == "http" && !request.url.isLocal
            && target?.addressScope == .privateNetwork
        return isDiverted ? .offline(.webPage) : .refused
    }

    /// Returns whether a redirected request may be sent over an established connection.
    ///
    /// A host name may also resolve to this machine. With a proxy, the address is the proxy's,
    /// which may be local; its port then differs from the target's.
    ///
    /// - Parameters:
    ///   - target: The address of the redirect.
    ///   - origin: The address of the original request.
    ///   - address: The peer's numeric address.
    ///   - port: The peer's port.
    /// - Returns: False if the peer is local and the original host wasn't.
    public static func permits(
        _ target: URL,
        from origin: URL,
        connectedTo address: String,
        port: Int
    ) -> Bool {
        guard [.elsewhere, .privateNetwork].contains(origin.addressScope),
            port == target.effectivePort
        else { return true }
        return [.elsewhere, .privateNetwork].contains(AddressScope(host: address))
    }

    /// Returns whether a request may be sent over an established connection, considering
    /// ``HTTPRequest/allowsLocalHosts``.
    ///
    /// With a proxy, the address is the proxy's, whose port differs from the target's.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - address: The peer's numeric address.
    ///   - port: The peer's port.
    /// - Returns: False if the peer is local and the request doesn't allow it.
    public static func permits(
        _ request: HTTPRequest,
        connectedTo address: String,
        port: Int
    ) -> Bool {
        request.allowsLocalHosts || port != request.url.effectivePort
            || AddressScope(host: address) == .elsewhere
    }

    /// Headers that no service uses for keys, in lower case.
    static let harmlessHeaders: Set<String> = [
        "accept", "accept-language", "content-type", "if-modified-since", "if-none-match", "range",
    ]

    /// Returns the request that follows a redirect.
    ///
    /// If the scheme, host or port changes, only headers remain that can't contain a credential.
    /// After 301, 302 and 303, a PUT becomes a GET.
    ///
    /// - Parameters:
    ///   - request: The request that was redirected.
    ///   - target: The new address.
    ///   - status: 301 to 308.
    /// - Returns: The request to send.
    public static func request(
        following request: HTTPRequest,
        to target: URL,
        status: Int
    ) -> HTTPRequest {
        var next = request
        next.url = target
        if !request.url.hasSameOrigin(as: target) {
            next.headers = next.headers.filter(harmlessHeaders.contains)
        }
        if request.method == .put, status != 307, status != 308 {
            next.method = .get
            next.body = Data()
            next.headers["Content-Type"] = nil
        }
        return next
    }
}
