import Foundation
import Primitives

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Says to other processes that a store is in use, so that none moves it aside meanwhile.
///
/// It is a lock on the folder (https://man7.org/linux/man-pages/man2/flock.2.html): one on the file
/// could disturb SQLite's own. Where the file system has no locks, all are granted.
final class StoreLock: Sendable {
    /// Negative once it has been released.
    private let descriptor: Locked<Int32>

    /// Opens the folder of a file, and locks nothing yet.
    init(folderOf url: URL) {
        let folder = url.deletingLastPathComponent().path
        descriptor = Locked(open(folder, O_RDONLY | O_CLOEXEC))
    }

    deinit { release() }

    /// Beside others that share it; false while somebody has it alone.
    func share() -> Bool { apply(LOCK_SH) }

    /// Alone; false while anybody else has it.
    func claim() -> Bool { apply(LOCK_EX) }

    /// Lets go of it for good.
    func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }

    private func apply(_ operation: Int32) -> Bool {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return true }
            return flock(descriptor, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK
        }
    }
}
