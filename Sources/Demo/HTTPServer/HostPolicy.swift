import Foundation
import Networking

/// Which hosts a server answers for, by the `Host` field of a request.
///
/// A web page can have its own name resolved to 127.0.0.1 and then read what a server on this
/// machine returns ("DNS rebinding"); its requests still carry the name. A server therefore answers
/// for its own addresses only.
public enum HostPolicy: Hashable, Sendable {
    /// `localhost`, the numeric loopback addresses and the bound address, with its port or without
    /// one; any numeric address if it listens on all.
    case own
    /// Every host, for tests and proxies.
    case any
}

extension HostPolicy {
    /// The policy of one server.
    struct Rule: Sendable {
        private let policy: HostPolicy
        private let address: String
        private let port: Int

        /// For a server at a numeric address.
        init(_ policy: HostPolicy, address: String, port: Int) {
            self.policy = policy
            self.address = address
            self.port = port
        }

        /// Whether a request may have this host; a missing or empty one is allowed, since no page
        /// sends it.
        func permits(_ host: String?) -> Bool {
            guard policy == .own, let host, !host.isEmpty else { return true }
            guard let (name, port) = Self.parts(of: host.lowercased()) else { return false }
            guard port == nil || port == self.port else { return false }
            if name == "localhost" || name == address { return true }
            guard
                sockaddr_in(numeric: name, port: 0) != nil
                    || sockaddr_in6(numeric: name, port: 0) != nil
            else { return false }
            let isEverywhere = address == "0.0.0.0" || address == "::"
            return isEverywhere || AddressScope(host: name) == .loopback
        }

        /// Host, without brackets, and port; nil if there is anything else.
        private static func parts(of text: String) -> (name: String, port: Int?)? {
            var rest = text[...]
            var name: Substring
            if rest.hasPrefix("[") {
                guard let end = rest.firstIndex(of: "]") else { return nil }
                name = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
            } else {
                name = rest.prefix { $0 != ":" }
                rest = rest[name.endIndex...]
            }
            guard !rest.isEmpty else { return (String(name), nil) }
            guard rest.hasPrefix(":"), let port = Int(rest.dropFirst()) else { return nil }
            return (String(name), port)
        }
    }
}
