public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Atomic replacement of files, with a choice of protection from power cuts.
///
/// All calls block.
public enum AtomicFile {
    /// A system error.
    public struct Failure: Error, Hashable {
        /// The system's `errno`.
        public let code: Int32

        /// Creates a failure from an `errno`.
        public init(code: Int32) {
            self.code = code
        }
    }

    /// What a power cut may do to a file that was replaced; an app crash has no effect.
    public enum Durability: Sendable {
        /// The file may have its old or new content, or be damaged; for content that can be
        /// downloaded again.
        case cache
        /// The file has its complete old or new content, if the file system supports that.
        case whole
        /// The file has its new content as soon as the call returns.
        case immediate
    }

    /// A file's permissions.
    public enum Mode: Sendable {
        /// These bits, minus the process's mask.
        case new(UInt32)
        /// The mode of the file being replaced; these bits if it doesn't exist.
        case kept(orNew: UInt32)

        /// Read and write permission for the file's owner only.
        public static let owner = new(0o600)
    }

    /// Replaces a file atomically by writing a temporary file beside it and renaming that.
    ///
    /// A link remains a link. The temporary file's name contains the process identifier and ends in
    /// `.part`, so each process may replace a file only once at a time.
    ///
    /// - Parameters:
    ///   - path: the file, whose folder must exist.
    ///   - parts: the new content, concatenated in this order.
    ///   - mode: the permissions; for the owner only by default.
    ///   - durability: `immediate` by default.
    ///   - modified: the modification time; the current time by default.
    /// - Throws: the system's error, leaving the old content in place.
    public static func replace(
        _ path: String,
        with parts: any ContiguousBytes...,
        mode: Mode = .owner,
        durability: Durability = .immediate,
        modified: Date? = nil
    ) throws(Failure) {
        let path = resolved(path)
        let temporary = "\(path).\(getpid()).part"
        // A file left by a crash must not keep its mode.
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

    /// Syncs a file's folder so that created, renamed and removed files survive a power cut.
    ///
    /// - Throws: the system's error.
    public static func syncFolder(of path: String) throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let file = try check(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        defer { close(file) }
        try syncWherePossible(file)
    }

    /// Removes the temporary files in a folder that `replace` left when the process or the system
    /// crashed.
    ///
    /// Removes only regular files directly in the folder that were last changed before `date`.
    /// Follows no links. Ignores errors, because the next call tries again.
    public static func removeUnfinished(in folder: URL, changedBefore date: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where isTemporary(name) {
            let path = folder.appendingPathComponent(name).path
            var state = stat()
            guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG,
                state.changed < date
            else { continue }
            unlink(path)
        }
    }

    /// Syncs an open file; does nothing if it isn't on a disk or can't be synced.
    ///
    /// - Throws: any other system error.
    public static func syncWherePossible(_ file: Int32) throws(Failure) {
        if fsync(file) != 0, errno != EINVAL, errno != EROFS { throw Failure(code: errno) }
    }
}

extension AtomicFile {
    /// Syncs an open file's content, without metadata that isn't needed for reading.
    ///
    /// Returns 0, or -1 with the system's `errno`.
    public static func syncContent(_ file: Int32) -> Int32 {
        #if canImport(Glibc)
        fdatasync(file)
        #else
        fsync(file)
        #endif
    }

    /// Whether a name has the form `NAME.PID.part`; a database may have two files beside it.
    private static func isTemporary(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.count >= 3
            && ["part", "part-wal", "part-shm"].contains(parts[parts.count - 1])
            && parts[parts.count - 2].allSatisfy {
                ("0"..."9").contains($0)
            }
    }

    private static func write(_ bytes: any ContiguousBytes, to file: Int32) throws(Failure) {
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

    private static func write(
        _ parts: [any ContiguousBytes],
        to path: String,
        _ mode: (bits: mode_t, isExact: Bool),
        _ durability: Durability,
        _ modified: Date?
    ) throws(Failure) {
        let file = try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode.bits))
        do throws(Failure) {
            // Sets the bits cleared by the process's mask.
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

    /// Returns the path with all links resolved, so that replacing a file keeps its links.
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
    /// Returns the bits for the file replacing the one at `path`, and whether they ignore the mask.
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

extension stat {
    /// When the content changed last.
    fileprivate var changed: Date {
        #if canImport(Darwin)
        Date(timeIntervalSince1970: TimeInterval(st_mtimespec.tv_sec))
        #else
        Date(timeIntervalSince1970: TimeInterval(st_mtim.tv_sec))
        #endif
    }
}

extension timespec {
    fileprivate init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let nanoseconds = (date.timeIntervalSince1970 - seconds) * 1e9
        self.init(tv_sec: time_t(seconds), tv_nsec: Int(nanoseconds))
    }
}

/// Calls the system's `write`, which the methods with that name would hide.
private func systemWrite(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    write(file, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
}
