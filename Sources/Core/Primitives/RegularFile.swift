public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads regular files in places where the user may have put something else.
///
/// A FIFO could block forever and a device has no end, so anything other than a regular file is an
/// error. All calls block.
public enum RegularFile {
    /// Returns whether something other than a regular file is at a path; follows links.
    public static func isElse(at path: String) -> Bool {
        var state = stat()
        return stat(path, &state) == 0 && state.st_mode & S_IFMT != S_IFREG
    }

    /// Returns the length in bytes of the file at a path, or nil; follows links.
    public static func length(of path: String) -> Int64? {
        var state = stat()
        return stat(path, &state) == 0 ? Int64(state.st_size) : nil
    }

    /// Opens a file for reading; the caller has to close it.
    ///
    /// - Throws: the system's error; `EINVAL` if it isn't a regular file.
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

    /// Reads a file's content.
    ///
    /// - Throws: the system's error; `EINVAL` if it isn't a regular file.
    public static func data(at path: String) throws -> Data {
        let file = FileHandle(fileDescriptor: try open(path), closeOnDealloc: true)
        return try file.readToEnd() ?? Data()
    }
}

/// Calls the system's `open`, which the method with that name would hide; a FIFO doesn't block it.
private func systemOpen(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
}
