import Glibc
package import VitrineCLI

/// The way out of the process, and the only one.
package enum Departure {
    /// Ends the process with an exit status.
    ///
    /// Threads may still be at work: a transport that starts, a sweep of the cache. `exit` would
    /// let each library free its state under them, OpenSSL what libcurl is just setting up; so
    /// what the C library holds back is written, and the process ends as it is. What must be saved
    /// or removed has been by then.
    package static func leave(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    /// Ends the process as a command ended.
    package static func leave(_ code: ExitCode) -> Never {
        leave(code.rawValue)
    }
}
