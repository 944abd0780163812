import Glibc

/// Memory that the system writes to a file when a program crashes: there may be a key in it.
package enum CoreFiles {
    /// The variable that allows them, by the value `1`.
    package static let variable = "VITRINE_CORE"

    /// Forbids them to this process and to those that it starts, unless the variable allows them.
    ///
    /// Only the soft limit goes, so that a program started from here may raise it again. Debuggers
    /// and profilers still attach, which they could not to a process that is not "dumpable".
    /// https://man7.org/linux/man-pages/man5/core.5.html
    package static func forbid() {
        guard getenv(variable).map({ String(cString: $0) }) != "1" else { return }
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = 0
        // Lowering one's own limit is always allowed.
        setrlimit(resource, &limit)
    }
}
