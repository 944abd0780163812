import Dispatch
import Foundation
import Primitives
import SQLiteKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A second place for hearts that last, beside the store: a file of lines, one more for each change.
///
/// It is written in the transaction of the change, before that is committed, so that the lock of the
/// store orders all processes, and whoever reads the file finds what was acknowledged. It is synced
/// after that, soon and at the end: a power cut may take the newest lines, which the table has then
/// and the next start writes again. What cannot be written is logged and made good by the next
/// change, which then writes the whole file anew; a heart does not fail for it.
final class FavoritesCopy: Sendable {
    /// The file as this process left it.
    private struct Known {
        let file: FileState
        let stamp: FavoritesStamp
        let lines: Int
        /// Where the next line goes.
        let end: Int
        /// Where the last change went; nil where that wrote everything anew.
        var lastChange: Range<Int>?
    }

    private let path: String
    private let syncDelay: DispatchTimeInterval
    private let syncFile: @Sendable (Int32) -> Int32
    private let log: @Sendable (String) -> Void
    private let known = Locked<Known?>(nil)
    /// Whether lines were added since the last sync.
    private let isUnsynced = Locked(false)
    private let queue = DispatchQueue(label: "Library.FavoritesCopy", qos: .utility)

    /// A copy beside the store at `url`, such as `library.sqlite.favorites`; none is made yet.
    ///
    /// - Parameters:
    ///   - url: the file of the store.
    ///   - syncDelay: how long lines may wait for their sync, so that many share one; a second by
    ///     default.
    ///   - syncFile: syncs the content of an open file as `fdatasync` does, which it is by default.
    ///   - log: takes what goes wrong.
    init(
        beside url: URL,
        syncDelay: DispatchTimeInterval = .seconds(1),
        syncFile: @escaping @Sendable (Int32) -> Int32 = AtomicFile.syncContent,
        log: @escaping @Sendable (String) -> Void
    ) {
        path = url.path + ".favorites"
        self.syncDelay = syncDelay
        self.syncFile = syncFile
        self.log = log
    }

    /// What the file holds; nil where there is none or it cannot be read.
    func read() -> Contents? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            // What is read is not older than the state, so that a change in between shows.
            let state = FileState(path)
            let contents = Self.contents(of: Array(try RegularFile.data(at: path)))
            if let state, contents.isInOrder, let stamp = contents.side.stamp {
                known.withLock {
                    $0 = Known(
                        file: state,
                        stamp: stamp,
                        lines: contents.lines,
                        end: contents.end
                    )
                }
            }
            return contents
        } catch {
            log("copy of the favorites: \(error.localizedDescription)")
            return nil
        }
    }

    /// What a quick look finds; nil where the file has to be read in full, if there is one.
    func glance() -> (FavoritesGlance, lines: Int)? {
        // A file that cannot be read is complained of when it is read in full.
        guard let state = FileState(path), let data = try? RegularFile.data(at: path),
            let (glance, lines, end) = data.withUnsafeBytes({
                FavoritesGlance.copy($0.assumingMemoryBound(to: UInt8.self))
            }),
            let stamp = glance.stamp
        else { return nil }
        known.withLock { $0 = Known(file: state, stamp: stamp, lines: lines, end: end) }
        return (glance, lines)
    }

    /// Writes what a transaction has changed behind what is there, or everything anew where that is
    /// not the state before it, or has grown long.
    ///
    /// Safe from a power cut a second later, or after ``settle()``.
    func add(
        _ changes: [FavoriteChange],
        from old: FavoritesStamp,
        to new: FavoritesStamp,
        in connection: Connection
    ) throws(DatabaseError) {
        let lines = changes.map { CopyLine.change($0, generation: new.generation) } + [.end(new)]
        if let last = known.withLock({ $0 }), last.stamp == old,
            last.lines + lines.count <= Self.maximumLines(for: new.count)
        {
            do throws(AtomicFile.Failure) {
                if try append(lines, to: last, stamp: new) { return }
            } catch {
                complain(error)
            }
        }
        try rewrite(from: connection, stamp: new)
    }

    /// Writes everything anew, as the table has it.
    func rewrite(from connection: Connection, stamp: FavoritesStamp) throws(DatabaseError) {
        let lines =
            try PersistentFavorite.all(connection).map {
                CopyLine.change(.given($0), generation: stamp.generation)
            } + [.end(stamp)]
        known.withLock { $0 = nil }
        do throws(AtomicFile.Failure) {
            let bytes = Self.header + lines.flatMap(\.bytes)
            try AtomicFile.replace(path, with: bytes + Self.room(after: bytes.count))
            guard let state = FileState(path) else { return }
            known.withLock {
                $0 = Known(file: state, stamp: stamp, lines: lines.count, end: bytes.count)
            }
        } catch {
            complain(error)
        }
    }

    /// Takes back what was added for a transaction that failed then; under the store's lock.
    func withdraw(to stamp: FavoritesStamp, in connection: Connection) throws(DatabaseError) {
        guard let last = known.withLock({ $0 }), last.stamp != stamp else { return }
        // Needs no room on a disk that is full.
        if let change = last.lastChange, FileState(path) == last.file, blank(change) {
            return known.withLock {
                $0 = Known(file: last.file, stamp: stamp, lines: last.lines, end: change.lowerBound)
            }
        }
        try rewrite(from: connection, stamp: stamp)
    }

    /// How many lines there may be for so many hearts before everything is written anew.
    static func maximumLines(for hearts: Int) -> Int { 2 * hearts + 500 }

    /// Gives the file a name under which it is left alone, after the store that it belongs to.
    func moveAside(_ side: FavoritesSide) {
        known.withLock { $0 = nil }
        guard rename(path, "\(path).of-\(side.stamp?.store ?? "another")") != 0 else { return }
        complain(AtomicFile.Failure(code: errno))
    }

    /// Makes everything that was added before safe from a power cut.
    func settle() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                sync()
                continuation.resume()
            }
        }
    }
}

extension FavoritesCopy {
    /// Room for what comes: empty lines, so that writing there changes no file's length, which would
    /// double the time of a sync.
    private static func room(after count: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "\n"), count: 32_768 + (32_768 - count % 32_768))
    }

    /// Returns false where somebody else has written meanwhile, or where there is no room.
    private func append(
        _ lines: [CopyLine],
        to last: Known,
        stamp: FavoritesStamp
    ) throws(AtomicFile.Failure) -> Bool {
        let bytes = lines.flatMap(\.bytes)
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw AtomicFile.Failure(code: errno) }
        defer { close(file) }
        guard FileState(file) == last.file, last.end + bytes.count < last.file.length,
            isEmpty(file, at: last.end)
        else { return false }
        guard pwrite(file, bytes, bytes.count, off_t(last.end)) == bytes.count else {
            throw AtomicFile.Failure(code: errno)
        }
        let end = last.end + bytes.count
        known.withLock {
            $0 = Known(
                file: last.file,
                stamp: stamp,
                lines: last.lines + lines.count,
                end: end,
                lastChange: last.end..<end
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

    /// On the queue.
    private func sync() {
        let isNeeded = isUnsynced.withLock { isUnsynced in
            defer { isUnsynced = false }
            return isUnsynced
        }
        guard isNeeded else { return }
        // Where another process has put a new file in its place, that one is synced already.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return complain(AtomicFile.Failure(code: errno)) }
        defer { close(file) }
        if syncFile(file) != 0 { complain(AtomicFile.Failure(code: errno)) }
    }

    /// Whether nobody has written behind the last line.
    private func isEmpty(_ file: Int32, at end: Int) -> Bool {
        var byte: UInt8 = 0
        return pread(file, &byte, 1, off_t(end)) == 1 && byte == UInt8(ascii: "\n")
    }

    /// Makes empty lines of a part of the file, for good, before other lines of the same generation
    /// come there; false where that fails.
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
        log("copy of the favorites: \(String(cString: strerror(failure.code)))")
    }
}
