import Glibc
import VitrineCLI

/// The only place that ends the process.
enum Departure {
    /// Ends the process with an exit status.
    ///
    /// Threads may still be running: a transport that starts, a sweep of the cache. With `exit`,
    /// libraries would free their state under them, such as OpenSSL what libcurl is initializing;
    /// so stdio buffers are flushed and the process ends at once. Whatever must be saved or removed
    /// has been by then.
    static func leave(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    /// Ends the process with a command's exit code.
    static func leave(_ code: ExitCode) -> Never {
        leave(code.rawValue)
    }
}
