import Foundation

/// Tells addresses of this machine from others.
enum LoopbackHost {
    /// Whether an address is `localhost`, in 127.0.0.0/8, or `::1`.
    static func contains(_ url: URL) -> Bool {
        guard let host = url.host?.lowercased() else { return false }
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
