import Foundation
import Networking

/// The hosts that a server answers for, according to a request's `Host` field.
///
/// A web page can have its own name resolve to 127.0.0.1 and then read responses from a server on
/// this machine ("DNS rebinding"). Its requests still contain that name, so a server answers only
/// for its own addresses.
public enum HostPolicy: Hashable, Sendable {
    /// `localhost`, the numeric loopback addresses and the bound address, with or without the port;
    /// if the server listens on all interfaces, any numeric address.
    case own
    /// Every host, for tests and proxies.
    case any
}

extension HostPolicy {
    /// A policy together with the server's address.
    struct Rule: Sendable {
        private let policy: HostPolicy
        private let address: String
        private let port: Int

        /// Creates the rule for a server at a numeric address.
        init(_ policy: HostPolicy, address: String, port: Int) {
            self.policy = policy
            self.address = address
            self.port = port
        }

        /// Returns whether a request may have this host.
        ///
        /// A missing or empty one, as in HTTP/1.0, is allowed, because web pages always send it.
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

        /// Returns the host, without brackets, and the port; nil if the text contains anything
        /// else.
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
