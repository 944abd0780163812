import Foundation
import Glibc

/// A port on this machine that accepts no further connection, because its backlog is full.
final class FullPort {
    /// A URL to which connecting never completes.
    let url: URL
    private var sockets: [Int32] = []

    /// Opens the port and fills its backlog.
    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        sockets.append(listener)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let name = try withUnsafeMutablePointer(to: &address) { address in
            try address.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                guard bind(listener, name, length) == 0, listen(listener, 0) == 0,
                    getsockname(listener, name, &length) == 0
                else { throw POSIXError(.EADDRNOTAVAIL) }
                return name.pointee
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw URLError(.badURL)
        }
        self.url = url
        // A backlog of 0 accepts one connection; the others wait.
        for _ in 0..<4 {
            let visitor = socket(
                AF_INET,
                Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue),
                0
            )
            sockets.append(visitor)
            var name = name
            connect(visitor, &name, length)
        }
    }

    deinit {
        for socket in sockets { close(socket) }
    }
}
