/// Why a server cannot listen.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// Another program listens on this address and port.
    case addressInUse(port: Int)
    /// The address is not a numeric IPv4 or IPv6 address, or no interface of this machine has it.
    case unavailableAddress(String)
    /// The port is not in 0…65535.
    case invalidPort(Int)
    /// The process may not use this port, because it is below 1024.
    case permissionDenied(port: Int)
    /// Any other failure of the system; `code` is errno.
    case system(code: Int32)
}
