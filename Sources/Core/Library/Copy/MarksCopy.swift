import Dispatch
import Foundation
import Primitives
import SQLiteKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A second copy of the marks beside the store: a text file that gains a line with each change.
///
/// The file is written during the transaction, before the commit, so the store's lock orders all
/// processes and the file contains every acknowledged change. It is synced within a second, or by
/// ``settle()``; a power cut may lose the newest lines, which the next start restores from the
/// table. A failed write is logged but doesn't fail the change, and the next change rewrites the
/// whole file.
final class MarksCopy: Sendable {
    /// The file as this process last wrote or read it.
    private struct Known {
        let file: FileState
        let stamp: MarksStamp
        let extent: Extent
        /// The bytes of the last change; nil if it rewrote the file.
        var lastChange: Range<Int>?
    }

    private let path: String
    private let syncDelay: DispatchTimeInterval
    private let syncFile: @Sendable (Int32) -> Int32
    private let log: @Sendable (String) -> Void
    private let known = Locked<Known?>(nil)
    /// Whether lines were added after the last sync.
    private let isUnsynced = Locked(false)
    private let queue = DispatchQueue(label: "Library.MarksCopy", qos: .utility)

    /// Creates a copy beside the store at `url`, such as `library.sqlite.favorites`, without
    /// writing it.
    ///
    /// - Parameters:
    ///   - url: the store file.
    ///   - syncDelay: how long lines may wait for a sync, so that many lines share one; 1 s by
    ///     default.
    ///   - syncFile: syncs the content of an open file; `fdatasync` by default.
    ///   - log: receives error messages.
    init(
        beside url: URL,
        syncDelay: DispatchTimeInterval = .seconds(1),
        syncFile: @escaping @Sendable (Int32) -> Int32 = AtomicFile.syncContent,
        log: @escaping @Sendable (String) -> Void
    ) {
        path = Self.path(beside: url)
        self.syncDelay = syncDelay
        self.syncFile = syncFile
        self.log = log
    }

    /// The path of a store's copy.
    static func path(beside url: URL) -> String { url.path + ".favorites" }

    /// Reads the file; nil if it doesn't exist or can't be read.
    func read(withMarks: Bool = true) -> Contents? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            // The state is read before the content so that a change in between is noticed.
            let state = FileState(path)
            let bytes = Array(try RegularFile.data(at: path))
            let contents = Self.contents(of: bytes, withMarks: withMarks)
            if let state, contents.isInOrder, let stamp = contents.glance.stamp {
                known.withLock {
                    $0 = Known(file: state, stamp: stamp, extent: contents.extent)
                }
            }
            return contents
        } catch {
            log("copy of the marks: \(error.localizedDescription)")
            return nil
        }
    }

    /// Appends a transaction's changes.
    ///
    /// Rewrites the whole file if it doesn't match the state before the transaction or has grown
    /// too long. The changes survive a power cut after the sync delay (1 s by default) or
    /// ``settle()``.
    func add(
        _ changes: [MarkChange],
        from old: MarksStamp,
        to new: MarksStamp,
        in connection: Connection
    ) throws(DatabaseError) {
        let lines = changes.map { CopyLine.change($0, generation: new.generation) } + [.end(new)]
        let bytes = lines.flatMap(\.bytes)
        if let last = known.withLock({ $0 }), last.stamp == old {
            let extent = Extent(
                lines: last.extent.lines + lines.count,
                end: last.extent.end + bytes.count
            )
            do throws(AtomicFile.Failure) {
                if extent.isShort(for: new.count),
                    try append(bytes, to: last, stamp: new, extent: extent)
                {
                    return
                }
            } catch {
                complain(error)
            }
        }
        try rewrite(from: connection, stamp: new)
    }

    /// Rewrites the file from the table.
    func rewrite(from connection: Connection, stamp: MarksStamp) throws(DatabaseError) {
        let lines =
            try MarkRow.all(connection).map {
                CopyLine.change(.added($0), generation: stamp.generation)
            } + [.end(stamp)]
        known.withLock { $0 = nil }
        do throws(AtomicFile.Failure) {
            let bytes = Self.header + lines.flatMap(\.bytes)
            try AtomicFile.replace(path, with: bytes + Self.room(after: bytes.count))
            guard let state = FileState(path) else { return }
            known.withLock {
                let extent = Extent(lines: lines.count, end: bytes.count)
                $0 = Known(file: state, stamp: stamp, extent: extent)
            }
        } catch {
            complain(error)
        }
    }

    /// Removes what was added for a transaction that then failed; call it under the store's lock.
    func withdraw(to stamp: MarksStamp, in connection: Connection) throws(DatabaseError) {
        guard let last = known.withLock({ $0 }), last.stamp != stamp else { return }
        // This needs no space on a full disk.
        if let change = last.lastChange, FileState(path) == last.file, blank(change) {
            return known.withLock {
                var extent = last.extent
                extent.end = change.lowerBound
                $0 = Known(file: last.file, stamp: stamp, extent: extent)
            }
        }
        try rewrite(from: connection, stamp: stamp)
    }

    /// Renames the file after its store's identifier, so that it is no longer used.
    ///
    /// A file that was set aside earlier remains.
    func moveAside(_ snapshot: MarksSnapshot) {
        known.withLock { $0 = nil }
        let name = "\(path).of-\(snapshot.stamp?.store ?? "another")"
        guard rename(path, FileName.free(name)) != 0 else { return }
        complain(AtomicFile.Failure(code: errno))
    }

    /// Syncs the file so that all changes so far survive a power cut.
    func settle() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                sync()
                continuation.resume()
            }
        }
    }
}

extension MarksCopy {
    /// How long the file is.
    struct Extent: Hashable {
        /// The number of lines, not counting the header and empty ones.
        var lines = 0
        /// The offset at which the next line is written.
        var end = 0

        /// Whether there are so few lines for a number of marks that the next change is appended, as
        /// opposed to rewriting the file.
        func isShort(for marks: Int) -> Bool { lines <= 2 * marks + 500 }
    }

    /// Returns empty lines that reserve space: appending then leaves the file's length unchanged;
    /// changing it would double the sync time.
    ///
    /// Long notes use the space up after a few changes, and the file is then rewritten, too.
    private static func room(after count: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "\n"), count: 32_768 + (32_768 - count % 32_768))
    }

    /// Appends lines; returns false if another process has written in the meantime or the space is
    /// used up.
    private func append(
        _ bytes: [UInt8],
        to last: Known,
        stamp: MarksStamp,
        extent: Extent
    ) throws(AtomicFile.Failure) -> Bool {
        let end = last.extent.end
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw AtomicFile.Failure(code: errno) }
        defer { close(file) }
        guard FileState(file) == last.file, extent.end < last.file.length,
            isEmpty(file, at: end)
        else { return false }
        guard pwrite(file, bytes, bytes.count, off_t(end)) == bytes.count else {
            throw AtomicFile.Failure(code: errno)
        }
        known.withLock {
            $0 = Known(
                file: last.file,
                stamp: stamp,
                extent: extent,
                lastChange: end..<extent.end
            )
        }
        syncSoon()
        return true
    }

    private func syncSoon() {
        let isWaiting = isUnsynced.withLock { isUnsynced in
            defer { isUnsynced = true }
            return isUnsynced
        }
        guard !isWaiting else { return }
        queue.asyncAfter(deadline: .now() + syncDelay) { [self] in sync() }
    }

    /// Syncs the file if lines were added; runs on the queue.
    private func sync() {
        let isNeeded = isUnsynced.withLock { isUnsynced in
            defer { isUnsynced = false }
            return isUnsynced
        }
        guard isNeeded else { return }
        // If another process has replaced the file, the new file is already synced.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return complain(AtomicFile.Failure(code: errno)) }
        defer { close(file) }
        if syncFile(file) != 0 { complain(AtomicFile.Failure(code: errno)) }
    }

    /// Returns whether no other process has written after the last line.
    private func isEmpty(_ file: Int32, at end: Int) -> Bool {
        var byte: UInt8 = 0
        return pread(file, &byte, 1, off_t(end)) == 1 && byte == UInt8(ascii: "\n")
    }

    /// Overwrites part of the file with empty lines and syncs it; returns false on failure.
    ///
    /// Lines of the same generation may be written there afterwards.
    private func blank(_ part: Range<Int>) -> Bool {
        let file = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: part.count)
        return pwrite(file, bytes, bytes.count, off_t(part.lowerBound)) == bytes.count
            && syncFile(file) == 0
    }

    private func complain(_ failure: AtomicFile.Failure) {
        known.withLock { $0 = nil }
        log("copy of the marks: \(String(cString: strerror(failure.code)))")
    }
}
