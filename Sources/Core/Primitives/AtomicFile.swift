public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that are replaced whole or not at all, and are as safe from a power cut as is asked for.
///
/// All calls block.
public enum AtomicFile {
    /// What the system said; `code` is its `errno`.
    public struct Failure: Error, Hashable {
        /// The system's `errno`.
        public let code: Int32

        /// Makes a failure of an `errno`.
        public init(code: Int32) {
            self.code = code
        }
    }

    /// What a power cut may do to a file that was replaced; a crash of the program does nothing.
    public enum Durability: Sendable {
        /// It may be of either state, or damaged: for what can be had again.
        case cache
        /// It is whole, of either state; a file system that cannot promise that is no error.
        case whole
        /// It is there as soon as the call has returned.
        case immediate
    }

    /// Who may read and write a file.
    public enum Mode: Sendable {
        /// Those bits, less the process's mask.
        case new(UInt32)
        /// The mode of the file that is replaced; where there is none, those bits.
        case kept(orNew: UInt32)

        /// The file's owner alone.
        public static let owner = new(0o600)
    }

    /// Puts bytes in place of a file: written beside it and renamed, so that at no moment there is
    /// half of it.
    ///
    /// A link stays a link. One process replaces a file at one place at a time: what is written
    /// beside it has the process's number in its name, and ends in `.part`.
    /// - Parameters:
    ///   - path: the file; its folder exists.
    ///   - parts: all that it is to hold, one behind the other.
    ///   - mode: who may read it; its owner alone by default.
    ///   - durability: `immediate` by default.
    ///   - modified: the time of its last change; the system's by default.
    /// - Throws: what the system says; what stood there before stays then.
    public static func replace(
        _ path: String,
        with parts: any ContiguousBytes...,
        mode: Mode = .owner,
        durability: Durability = .immediate,
        modified: Date? = nil
    ) throws(Failure) {
        let path = resolved(path)
        let temporary = "\(path).\(getpid()).part"
        // What a crash has left must not keep its mode.
        unlink(temporary)
        do throws(Failure) {
            try write(parts, to: temporary, mode.bits(of: path), durability, modified)
            try check(rename(temporary, path))
        } catch {
            unlink(temporary)
            throw error
        }
        if durability == .immediate { try syncFolder(of: path) }
    }

    /// Makes what was made, renamed and removed in the folder of a file safe.
    /// - Throws: what the system says.
    public static func syncFolder(of path: String) throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let file = try check(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        defer { close(file) }
        try syncWherePossible(file)
    }

    /// Writes all bytes to an open file, a pipe or a device, without syncing.
    /// - Throws: what the system says.
    public static func write(_ bytes: any ContiguousBytes, to file: Int32) throws(Failure) {
        let code: Int32? = bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(file, rest)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
        if let code { throw Failure(code: code) }
    }

    /// Syncs an open file; what has no disk behind it, or cannot be synced, says so and is no error.
    /// - Throws: what else the system says.
    public static func syncWherePossible(_ file: Int32) throws(Failure) {
        if fsync(file) != 0, errno != EINVAL, errno != EROFS { throw Failure(code: errno) }
    }
}

extension AtomicFile {
    /// Syncs the content of an open file, without metadata that reading does not need.
    ///
    /// Returns 0, or -1 with the system's `errno`.
    public static func syncContent(_ file: Int32) -> Int32 {
        #if canImport(Glibc)
        fdatasync(file)
        #else
        fsync(file)
        #endif
    }

    private static func write(
        _ parts: [any ContiguousBytes],
        to path: String,
        _ mode: (bits: mode_t, isExact: Bool),
        _ durability: Durability,
        _ modified: Date?
    ) throws(Failure) {
        let file = try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode.bits))
        do throws(Failure) {
            // Past the process's mask.
            if mode.isExact { try check(fchmod(file, mode.bits)) }
            for part in parts { try write(part, to: file) }
            if let modified { try check(futimens(file, [timespec(modified), timespec(modified)])) }
            switch durability {
            case .cache: break
            case .whole: try syncWherePossible(file)
            case .immediate: try check(fsync(file))
            }
        } catch {
            close(file)
            throw error
        }
        try check(close(file))
    }

    /// The path behind links, which stay links.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    @discardableResult
    private static func check(_ result: Int32) throws(Failure) -> Int32 {
        guard result >= 0 else { throw Failure(code: errno) }
        return result
    }
}

extension AtomicFile.Mode {
    /// The bits for a file that takes the place of the one at `path`, and whether they are exact.
    fileprivate func bits(of path: String) -> (bits: mode_t, isExact: Bool) {
        switch self {
        case .new(let bits): return (mode_t(bits), false)
        case .kept(let bits):
            var state = stat()
            guard stat(path, &state) == 0 else { return (mode_t(bits), false) }
            return (state.st_mode & 0o7777, true)
        }
    }
}

extension timespec {
    fileprivate init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let nanoseconds = (date.timeIntervalSince1970 - seconds) * 1e9
        self.init(tv_sec: time_t(seconds), tv_nsec: Int(nanoseconds))
    }
}

/// `write` of the system, which the functions of that name would hide.
private func systemWrite(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    write(file, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
}
