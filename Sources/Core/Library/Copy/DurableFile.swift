import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that are there after a power cut as soon as a function here has returned.
package enum DurableFile {
    /// What the system said; `code` is its `errno`.
    package struct Failure: Error, Hashable {
        /// The system's `errno`.
        package let code: Int32
    }

    /// Puts bytes in place of a file: written beside it, synced, renamed, and the folder synced, so
    /// that at no moment there is half of it.
    ///
    /// - Parameters:
    ///   - path: the file; its folder exists.
    ///   - bytes: all that it is to hold.
    ///   - mode: who may read it; its owner alone by default.
    /// - Throws: what the system says; what stood there before stays then.
    package static func replace(
        _ path: String,
        with bytes: [UInt8],
        mode: UInt32 = 0o600
    ) throws(Failure) {
        let path = resolved(path)
        let temporary = "\(path).\(getpid()).part"
        // What a crash has left must not keep its mode.
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
        guard file >= 0 else { throw Failure(code: errno) }
        do throws(Failure) {
            defer { close(file) }
            try write(bytes, to: file)
            try check(fsync(file))
        } catch {
            unlink(temporary)
            throw error
        }
        do throws(Failure) {
            try check(rename(temporary, path))
        } catch {
            unlink(temporary)
            throw error
        }
        try syncFolder(of: path)
    }

    /// Makes what was made, renamed and removed in the folder of a file safe.
    /// - Throws: what the system says.
    package static func syncFolder(of path: String) throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(code: errno) }
        defer { close(file) }
        // Some file systems do not sync folders and say so.
        if fsync(file) != 0, errno != EINVAL, errno != EROFS { throw Failure(code: errno) }
    }

    /// Syncs the bytes of an open file, and of what else is known of it only what reading needs.
    ///
    /// Returns 0, or -1 with the system's `errno`.
    static func syncContent(_ file: Int32) -> Int32 {
        #if canImport(Glibc)
        fdatasync(file)
        #else
        fsync(file)
        #endif
    }

    /// Writes all bytes to an open file; not synced.
    static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let (count, code) = rest.withUnsafeBytes { buffer in
                let count = systemWrite(file, buffer.baseAddress, buffer.count)
                return (count, errno)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if code != EINTR {
                throw Failure(code: code)
            }
        }
    }

    /// The path behind links, which stay links.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func check(_ result: Int32) throws(Failure) {
        guard result == 0 else { throw Failure(code: errno) }
    }
}

/// `write` of the system, which the function of that name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
