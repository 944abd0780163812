import Glibc

/// A listening TCP socket, created here to learn why that fails, because libmicrohttpd only reports
/// that it couldn't start.
struct ListeningSocket {
    /// The file descriptor, which the caller must close.
    let descriptor: Int32
    /// The port assigned by the system, or the requested one.
    let port: Int

    /// Binds and listens.
    ///
    /// - Parameters:
    ///   - address: A numeric IPv4 or IPv6 address.
    ///   - port: 0 picks any free port.
    /// - Throws: ``HTTPServerError``.
    init(address: String, port: Int) throws(HTTPServerError) {
        guard let number = in_port_t(exactly: port) else { throw .invalidPort(port) }
        let bound: (descriptor: Int32, port: in_port_t)
        if var address = sockaddr_in(numeric: address, port: number) {
            bound = try Self.listen(at: &address, family: AF_INET)
        } else if var address = sockaddr_in6(numeric: address, port: number) {
            bound = try Self.listen(at: &address, family: AF_INET6)
        } else {
            throw .unavailableAddress(address)
        }
        descriptor = bound.descriptor
        self.port = Int(in_port_t(bigEndian: bound.port))
    }
}

extension ListeningSocket {
    private static func listen(
        at address: inout some NumericAddress,
        family: Int32
    ) throws(HTTPServerError) -> (Int32, in_port_t) {
        // CLOEXEC: a browser or player started by the app must not keep the port.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { throw .system(code: errno) }
        var yes: Int32 = 1
        // Otherwise the system would refuse a port for a minute after its server has ended.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let failure = address.withSocketAddress { pointer, length -> Int32 in
            var length = length
            let listens =
                bind(descriptor, pointer, length) == 0
                && Glibc.listen(descriptor, SOMAXCONN) == 0
                && getsockname(descriptor, pointer, &length) == 0
            return listens ? 0 : errno
        }
        guard failure == 0 else {
            close(descriptor)
            throw error(failure, at: address)
        }
        return (descriptor, address.networkPort)
    }

    private static func error(_ code: Int32, at address: some NumericAddress) -> HTTPServerError {
        let port = Int(in_port_t(bigEndian: address.networkPort))
        switch code {
        case EADDRINUSE: return .addressInUse(port: port)
        case EADDRNOTAVAIL: return .unavailableAddress(address.text)
        case EACCES: return .permissionDenied(port: port)
        default: return .system(code: code)
        }
    }
}
