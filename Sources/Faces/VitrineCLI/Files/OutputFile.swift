import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that is written completely or not at all.
struct OutputFile {
    /// The name as typed.
    let name: String

    /// Writes a temporary file beside it and renames it, so that the file is never partial, and the
    /// old one stays if anything fails.
    ///
    /// A symbolic link stays one, and a file keeps its mode; pipes and devices are written
    /// directly.
    func write(_ text: String) throws(FileFailure) {
        var state = stat()
        let exists = stat(name, &state) == 0
        let kind = state.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw unwritable(EISDIR) }
        if exists, kind != S_IFREG {
            return try fill(name, text, flags: O_WRONLY, mode: 0)
        }
        let target = exists ? resolved : name
        let temporary = "\(target).\(getpid()).part"
        // It may be left from a crash.
        unlink(temporary)
        do throws(FileFailure) {
            // The process's umask applies to the mode of a new file.
            try fill(temporary, text, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
            if exists, chmod(temporary, state.st_mode & 0o7777) != 0 { throw unwritable(errno) }
            if rename(temporary, target) != 0 { throw unwritable(errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }
}

extension OutputFile {
    /// The path with symbolic links resolved.
    private var resolved: String {
        guard let path = realpath(name, nil) else { return name }
        defer { free(path) }
        return String(cString: path)
    }

    private func unwritable(_ code: Int32) -> FileFailure { .unwritable(file: name, code: code) }

    private func fill(
        _ path: String,
        _ text: String,
        flags: Int32,
        mode: mode_t
    ) throws(FileFailure) {
        let file = open(path, flags | O_CLOEXEC, mode)
        guard file >= 0 else { throw unwritable(errno) }
        do throws(FileFailure) {
            try write(Array(text.utf8)[...], to: file)
            // A pipe cannot be synced and reports that.
            if fsync(file) != 0, errno != EINVAL, errno != EROFS { throw unwritable(errno) }
        } catch {
            close(file)
            throw error
        }
        if close(file) != 0 { throw unwritable(errno) }
    }

    private func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let (count, code) = rest.withUnsafeBytes { buffer in
                let count = systemWrite(file, buffer.baseAddress, buffer.count)
                return (count, errno)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if code != EINTR {
                throw unwritable(code)
            }
        }
    }
}

/// The system's `write`, which the methods of that name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
