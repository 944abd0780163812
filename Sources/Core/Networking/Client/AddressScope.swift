public import Foundation

/// The reach of an address, as seen from this machine.
public enum AddressScope: Hashable, Sendable {
    /// This machine: `localhost`, 127.0.0.0/8, `::1`, and the unspecified addresses, 0.0.0.0/8 and
    /// `::`.
    case loopback
    /// The local network segment: 169.254.0.0/16 and fe80::/10, where cloud metadata services are.
    case linkLocal
    /// A private network: 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16 (RFC 1918), 100.64.0.0/10
    /// (RFC 6598), and fc00::/7 (RFC 4193).
    case privateNetwork
    /// Anything else, including all host names, which aren't resolved here.
    case elsewhere
}

extension URL {
    /// The scope of the host, in any address notation.
    public var addressScope: AddressScope { host.map(AddressScope.init(host:)) ?? .elsewhere }

    /// Whether the host is this machine or in the local network, judging by its address or name.
    ///
    /// Such names have no dot or one of the endings that are reserved for local networks (RFC 6762,
    /// RFC 8375, and `internal` by ICANN).
    public var isLocal: Bool {
        guard addressScope == .elsewhere, let host = host?.lowercased() else {
            return addressScope != .elsewhere
        }
        return !host.contains(".") && !host.contains(":")
            || [".local", ".home.arpa", ".internal"].contains { host.hasSuffix($0) }
    }
}

extension AddressScope {
    private static let localNames: Set<Substring> = [
        "localhost", "localhost.localdomain", "ip6-localhost", "ip6-loopback",
    ]

    /// Classifies a host as written in a URL, with or without brackets.
    public init(host: String) {
        var host = Substring(host.lowercased())
        if host.hasPrefix("[") { host = host.dropFirst().prefix { $0 != "]" } }
        // Drops a zone (RFC 6874) and the root's trailing dot.
        host = host.prefix { $0 != "%" }
        if host.hasSuffix(".") { host.removeLast() }
        var (version4, version6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET6, String(host), &version6) == 1 {
            self.init(version6: withUnsafeBytes(of: version6) { Array($0) })
        } else if inet_aton(String(host), &version4) == 1 {
            // Unlike `inet_pton`, `inet_aton` parses 127.1, 0x7f000001 and 017700000001, as
            // transports do.
            self.init(version4: withUnsafeBytes(of: version4) { Array($0) }[...])
        } else {
            let isLocal = Self.localNames.contains(host) || host.hasSuffix(".localhost")
            self = isLocal ? .loopback : .elsewhere
        }
    }

    private init(version4 bytes: ArraySlice<UInt8>) {
        let bytes = Array(bytes)
        switch (bytes[0], bytes[1]) {
        case (127, _), (0, _): self = .loopback
        case (169, 254): self = .linkLocal
        case (10, _), (172, 16...31), (192, 168), (100, 64...127): self = .privateNetwork
        default: self = .elsewhere
        }
    }

    private init(version6 bytes: [UInt8]) {
        let zeros = bytes.prefix { $0 == 0 }.count
        if zeros == 16 || (zeros == 15 && bytes[15] == 1) {
            self = .loopback
        } else if zeros == 10 && bytes[10] == 0xFF && bytes[11] == 0xFF || zeros >= 12
            || bytes.starts(with: Self.translation)
        {
            // IPv4 embedded in IPv6.
            self.init(version4: bytes[12...])
        } else {
            switch (bytes[0], bytes[1]) {
            case (0xFE, 0x80...0xBF): self = .linkLocal
            case (0xFC...0xFD, _): self = .privateNetwork
            default: self = .elsewhere
            }
        }
    }

    /// 64:ff9b::/96 (RFC 6052).
    private static let translation: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
}
