import Foundation
import Networking

/// Which hosts a server answers for, by the `Host` field of a request.
///
/// A page in a browser may have its own name resolved to 127.0.0.1 and then read what a server on
/// this machine says ("DNS rebinding"); its requests still carry the name. So a server answers for
/// its own addresses only.
public enum HostPolicy: Hashable, Sendable {
    /// `localhost`, the numeric addresses of loopback and the one that it was bound to, with its
    /// port or without any; every numeric address where it listens on all.
    case own
    /// Every host, for tests and proxies.
    case any
}

extension HostPolicy {
    /// The rule of one server.
    struct Rule: Sendable {
        private let policy: HostPolicy
        private let address: String
        private let port: Int

        /// Makes the rule of a server at a numeric address.
        init(_ policy: HostPolicy, address: String, port: Int) {
            self.policy = policy
            self.address = address
            self.port = port
        }

        /// Whether a request may name this host; nil and an empty one are no page's.
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

        /// Host without brackets and port, where there is nothing else.
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
