/// Why a server cannot listen.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// Another program listens at this address and port.
    case addressInUse(port: Int)
    /// The address is not a numeric IPv4 or IPv6 address, or no interface of this machine has it.
    case unavailableAddress(String)
    /// The port is not in 0…65535.
    case invalidPort(Int)
    /// The system does not allow this port: below 1024 without the right to it.
    case permissionDenied(port: Int)
    /// Another failure of the system; `code` is its `errno`.
    case system(code: Int32)
}
