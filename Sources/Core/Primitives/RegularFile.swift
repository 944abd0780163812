public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files that people may replace by something else.
///
/// A FIFO could block for good, and a device has no end: anything but a regular file is refused.
/// All calls block.
public enum RegularFile {
    /// Whether something other than a regular file is at a path; links are followed.
    public static func isElse(at path: String) -> Bool {
        var state = stat()
        return stat(path, &state) == 0 && state.st_mode & S_IFMT != S_IFREG
    }

    /// Opens a file for reading; the caller closes it.
    /// - Throws: The system's error; `EINVAL` for what is not a regular file.
    public static func open(_ path: String) throws(AtomicFile.Failure) -> Int32 {
        let file = systemOpen(path)
        guard file >= 0 else { throw AtomicFile.Failure(code: errno) }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG else {
            close(file)
            throw AtomicFile.Failure(code: EINVAL)
        }
        return file
    }

    /// The content of a file.
    /// - Throws: The system's error; `EINVAL` for what is not a regular file.
    public static func data(at path: String) throws -> Data {
        let file = FileHandle(fileDescriptor: try open(path), closeOnDealloc: true)
        return try file.readToEnd() ?? Data()
    }
}

/// `open` of the system, which the method of that name would hide; a FIFO does not block it.
private func systemOpen(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
}
