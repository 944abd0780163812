import Foundation
import Primitives

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock that prevents other processes from renaming a store while it is in use.
///
/// It locks the folder (https://man7.org/linux/man-pages/man2/flock.2.html), because a lock on the
/// file could interfere with SQLite's locks. If the file system has no locks, every request
/// succeeds.
final class StoreLock: Sendable {
    /// The open folder; negative after ``release()``.
    private let descriptor: Locked<Int32>

    /// Opens the folder of a file without locking it.
    init(folderOf url: URL) {
        let folder = url.deletingLastPathComponent().path
        descriptor = Locked(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    deinit { release() }

    /// Acquires a shared lock; false while another process has an exclusive one.
    @discardableResult
    func share() -> Bool { apply(LOCK_SH) }

    /// Acquires an exclusive lock; false while another process has any lock.
    func claim() -> Bool { apply(LOCK_EX) }

    /// Releases the lock for good.
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
