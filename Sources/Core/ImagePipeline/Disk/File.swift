import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file, closed when it goes out of scope.
///
/// All calls block; never use it on the main thread.
struct File: ~Copyable {
    /// A file's size and time.
    struct Status {
        let size: Int
        let modified: Date
    }

    private let descriptor: Int32

    /// Opens a file with the flags and mode for open(2); a FIFO doesn't block.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(ImageError) {
        descriptor = try retrying { open(path, flags | O_CLOEXEC | O_NONBLOCK, mode) }
    }

    deinit { close(descriptor) }

    func status() throws(ImageError) -> Status {
        var status = stat()
        _ = try retrying { fstat(descriptor, &status) }
        return Status(status)
    }

    /// Reads at most `count` bytes from `offset`; fewer at the end of the file.
    func read(_ count: Int, at offset: Int) throws(ImageError) -> Data {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let read = try retrying {
                data.withUnsafeMutableBytes { buffer in
                    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
                    return pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
                }
            }
            guard read > 0 else { break }
            done += read
        }
        return done == count ? data : data.prefix(done)
    }

    func write(_ data: Data, at offset: Int) throws(ImageError) {
        var done = 0
        while done < data.count {
            done += try retrying {
                data.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
                    return pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
                }
            }
        }
    }

    func setModified(_ date: Date) throws(ImageError) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let nanoseconds = (date.timeIntervalSince1970 - seconds) * 1e9
        let time = timespec(tv_sec: time_t(seconds), tv_nsec: Int(nanoseconds))
        let times = [time, time]
        _ = try retrying { futimens(descriptor, times) }
    }

    /// Locks the file exclusively until it is closed or the process ends.
    ///
    /// Returns false if another process has locked it.
    func tryLock() -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
}

extension File.Status {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        size = Int(status.st_size)
        modified = Date(
            timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
        )
    }

    /// Reads a file's status by its path; nil if it doesn't exist.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}

/// Repeats a system call when a signal interrupts it; throws errno if it fails.
private func retrying<Number: FixedWidthInteger & SignedInteger>(
    _ call: () -> Number
) throws(ImageError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw .storage(code: errno) }
    }
}
