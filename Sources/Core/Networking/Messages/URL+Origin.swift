public import Foundation

extension URL {
    /// The host in the only form that is compared and stored.
    ///
    /// It is in lower case, and without brackets. A name in another script is in its `xn--` form
    /// (RFC 5890), and an IPv6 address in its shortest one (RFC 5952). Nil without a host.
    public var canonicalHost: String? {
        if let host = host(percentEncoded: true), !host.isEmpty, host.utf8.allSatisfy(isPlain) {
            return host.lowercased()
        }
        let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        guard let host = parts?.encodedHost?.lowercased(), !host.isEmpty else { return nil }
        guard host.hasPrefix("[") else { return host }
        let text = String(host.dropFirst().dropLast())
        var address = in6_addr()
        guard inet_pton(AF_INET6, text, &address) == 1 else { return text }
        // INET6_ADDRSTRLEN
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 46) { buffer in
            inet_ntop(AF_INET6, &address, buffer.baseAddress, 46).map { String(cString: $0) }
                ?? text
        }
    }

    /// The scheme, host and port (RFC 6454, section 4), in one form for all spellings:
    /// `https://api.example`, `http://[::1]:8080`.
    public var origin: String {
        let host = canonicalHost ?? ""
        let port = port.flatMap { $0 == defaultPort ? nil : ":\($0)" } ?? ""
        return "\((scheme ?? "").lowercased())://"
            + (host.contains(":") ? "[\(host)]" : host) + port
    }

    /// Returns whether both addresses have the same scheme, host and port.
    public func hasSameOrigin(as other: URL) -> Bool { origin == other.origin }

    /// The port, or the scheme's default.
    public var effectivePort: Int? { port ?? defaultPort }

    private var defaultPort: Int? { ["http": 80, "https": 443][scheme?.lowercased() ?? ""] }
}

/// Whether a byte of a host has only one spelling, except for its case.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
    default: false
    }
}
