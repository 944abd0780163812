#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The machine's network interfaces.
public enum NetworkInterfaces {
    /// Whether an interface other than loopback is running and has an address beyond its link.
    ///
    /// True if the system can't list the interfaces. Doesn't block.
    public static var hasNetwork: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }
            .contains { $0.map { isUsable($0.pointee) } ?? false }
    }

    private static func isUsable(_ interface: ifaddrs) -> Bool {
        let flags = Int32(bitPattern: UInt32(interface.ifa_flags))
        guard flags & Int32(IFF_RUNNING) != 0, flags & Int32(IFF_LOOPBACK) == 0,
            let address = interface.ifa_addr
        else { return false }
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                // 169.254.0.0/16
                withUnsafeBytes(of: address.pointee.sin_addr) { !($0[0] == 169 && $0[1] == 254) }
            }
        case AF_INET6:
            return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                // fe80::/10
                withUnsafeBytes(of: address.pointee.sin6_addr) {
                    !($0[0] == 0xFE && $0[1] & 0xC0 == 0x80)
                }
            }
        default: return false
        }
    }
}
