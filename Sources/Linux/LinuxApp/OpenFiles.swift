import Glibc

/// The maximum number of files, including sockets, that this process may have open.
package enum OpenFiles {
    /// The number of files that a library, its service and a window need.
    package static let needed = 64
    /// The usual soft limit on Linux.
    private static let usual: rlim_t = 1_024

    /// Raises a soft limit below ``needed`` as far as the hard limit allows, up to 1,024.
    ///
    /// https://man7.org/linux/man-pages/man2/getrlimit.2.html
    ///
    /// - Returns: the limit if it is still below ``needed``; otherwise nil.
    package static func shortage() -> Int? {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return nil }
        limit.rlim_cur = min(limit.rlim_max, usual)
        // Raising the soft limit up to the hard limit is always permitted.
        setrlimit(resource, &limit)
        return limit.rlim_cur < needed ? Int(limit.rlim_cur) : nil
    }
}
