import Dispatch
import Glibc
package import Library
import Primitives
package import VitrineCLI

/// Ends the process; no other code does.
package enum ProcessExit {
    /// The time allowed for closing a library; stored data is safe even if it takes longer.
    private static let closeTimeout: DispatchTimeInterval = .seconds(2)

    private static let library = Locked<Library?>(nil)

    /// Registers a library to close before the process ends.
    ///
    /// Otherwise the next start would find a `-wal` file and pending lines in the copy of the
    /// favorites.
    package static func closeFirst(_ library: Library) {
        Self.library.withLock { $0 = library }
    }

    /// Ends the process with an exit status.
    ///
    /// Threads may still be running, such as a starting transport or a cache sweep. `exit` would
    /// make libraries free state that these threads use, such as what OpenSSL allocated while
    /// libcurl initializes it. This therefore only flushes the stdio buffers and ends the process
    /// at once. Everything that must be saved or removed has been by then.
    package static func exit(_ status: Int32) -> Never {
        closeLibrary()
        fflush(nil)
        _exit(status)
    }

    /// Ends the process with a command's exit code.
    package static func exit(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }

    /// Closes the library; blocks for at most ``closeTimeout``.
    ///
    /// If a list order is still being stored, it must not delay exiting any further.
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
