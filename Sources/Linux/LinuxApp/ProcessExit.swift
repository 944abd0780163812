import Dispatch
import Glibc
package import Library
import Primitives
package import VitrineCLI

/// The only place that ends the process.
package enum ProcessExit {
    /// How long a library may take to close; what is stored stays stored without.
    private static let closeTimeout: DispatchTimeInterval = .seconds(2)

    private static let library = Locked<Library?>(nil)

    /// Has a library closed before the process ends, so that no `-wal` and no lines of the copy of
    /// the favorites are left to the next start.
    package static func closeFirst(_ library: Library) {
        Self.library.withLock { $0 = library }
    }

    /// Ends the process with an exit status.
    ///
    /// Threads may still be running: a transport that starts, a sweep of the cache. With `exit`,
    /// libraries would free their state under them, such as OpenSSL what libcurl is initializing;
    /// so stdio buffers are flushed and the process ends at once. Whatever must be saved or removed
    /// has been by then.
    package static func exit(_ status: Int32) -> Never {
        closeLibrary()
        fflush(nil)
        _exit(status)
    }

    /// Ends the process with a command's exit code.
    package static func exit(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }

    /// Blocks, but not for long: an order that is being stored may hold up the end no longer than
    /// ``closeTimeout``.
    private static func closeLibrary() {
        guard let library = library.withLock({ $0.take() }) else { return }
        let isClosed = DispatchSemaphore(value: 0)
        Task.detached(priority: .userInitiated) {
            await library.close()
            isClosed.signal()
        }
        _ = isClosed.wait(timeout: .now() + closeTimeout)
    }
}
