import Glibc

/// An IPv4 or IPv6 socket address with its port.
protocol NumericAddress {
    /// The port in network byte order.
    var networkPort: in_port_t { get }
    /// The address as text, without the port.
    var text: String { get }
    /// Calls `body` with the address in the form that system calls need.
    mutating func withSocketAddress<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result
}

extension NumericAddress {
    mutating func withSocketAddress<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<Self>.size))
            }
        }
    }
}

extension sockaddr_in: NumericAddress {
    /// Nil if the text isn't an IPv4 address.
    init?(numeric text: String, port: in_port_t) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        guard inet_pton(AF_INET, text, &sin_addr) == 1 else { return nil }
    }

    var networkPort: in_port_t { sin_port }

    var text: String {
        var address = sin_addr
        return numericText(AF_INET, &address)
    }
}

extension sockaddr_in6: NumericAddress {
    /// Nil if the text isn't an IPv6 address.
    init?(numeric text: String, port: in_port_t) {
        self.init()
        sin6_family = sa_family_t(AF_INET6)
        sin6_port = port.bigEndian
        guard inet_pton(AF_INET6, text, &sin6_addr) == 1 else { return nil }
    }

    var networkPort: in_port_t { sin6_port }

    var text: String {
        var address = sin6_addr
        return numericText(AF_INET6, &address)
    }
}

private func numericText(_ family: Int32, _ address: UnsafeRawPointer) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
        guard let base = buffer.baseAddress,
            let text = inet_ntop(family, address, base, socklen_t(INET6_ADDRSTRLEN))
        else { return "" }
        return String(cString: text)
    }
}
