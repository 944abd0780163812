import Glibc

/// Core dumps after crashes, which may contain a secret key.
package enum CoreFiles {
    /// The environment variable that allows core dumps if its value is `1`.
    package static let variable = "VITRINE_CORE"

    /// Disables core dumps for this process and its children, unless the variable allows them.
    ///
    /// This only lowers the soft limit, so a child process may raise it again. Debuggers and
    /// profilers can still attach, which they can't to processes that aren't "dumpable".
    /// https://man7.org/linux/man-pages/man5/core.5.html
    package static func forbid() {
        guard getenv(variable).map({ String(cString: $0) }) != "1" else { return }
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = 0
        // Lowering the soft limit is always permitted.
        setrlimit(resource, &limit)
    }
}
