public import Foundation
import Primitives
import SQLiteKit

/// The files of a database: the main file, and `-wal` and `-shm` beside it.
struct StoreFile: Hashable, Sendable {
    let url: URL

    /// Creates the folder if it is missing, with access only for its owner.
    ///
    /// - Throws: `SQLITE_CANTOPEN`.
    func makeFolder() throws(DatabaseError) {
        let folder = url.deletingLastPathComponent()
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try AtomicFile.syncFolder(of: folder.path)
        } catch {
            throw .cannotOpen("The folder of the database cannot be made")
        }
    }

    /// Whether the last run found damage in the database.
    var isSuspect: Bool { FileManager.default.fileExists(atPath: mark.path) }

    /// Requests a check of all pages before the database is used again.
    func markSuspect() {
        // If the mark can't be created, the next error tries again.
        _ = FileManager.default.createFile(atPath: mark.path, contents: nil)
    }

    func clearSuspicion() {
        // If the mark can't be removed, the next start checks all pages once more.
        try? FileManager.default.removeItem(at: mark)
    }

    /// Renames the database and the files beside it; deletes nothing.
    ///
    /// No process may have the database open.
    ///
    /// - Returns: the new path, such as `store.damaged-20261120T085013Z`.
    /// - Throws: `SQLITE_CANTOPEN` if it can't be renamed.
    func moveAside(at date: Date) throws(DatabaseError) -> URL {
        let files = FileManager.default
        let destination = freeName(at: date)
        do {
            for suffix in ["-wal", "-shm", ""] where files.fileExists(atPath: url.path + suffix) {
                try files.moveItem(atPath: url.path + suffix, toPath: destination.path + suffix)
            }
        } catch {
            throw .cannotOpen("The damaged database cannot be moved aside")
        }
        return destination
    }

    /// Where the replacement for a damaged store is built.
    var replacement: StoreFile { StoreFile(url: URL(fileURLWithPath: url.path + ".new")) }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Deletes the database and the files beside it.
    func remove() throws(DatabaseError) {
        let files = FileManager.default
        do {
            for path in allPaths where files.fileExists(atPath: path) {
                try files.removeItem(atPath: path)
            }
        } catch {
            throw .cannotOpen("What was left of a database cannot be removed")
        }
    }

    /// Renames a complete replacement to the database's location, which must be free.
    func install(_ replacement: StoreFile) throws(DatabaseError) {
        do {
            try FileManager.default.moveItem(at: replacement.url, to: url)
            try AtomicFile.syncFolder(of: url.path)
        } catch {
            throw .cannotOpen("The database cannot be put in its place")
        }
    }

    /// The size of the database, the files beside it and the copy of its marks; blocks.
    var bytes: Int {
        (allPaths + [MarksCopy.path(beside: url)]).compactMap {
            FileState($0).map { Int($0.length) }
        }
        .reduce(0, +)
    }

    private var allPaths: [String] { ["", "-wal", "-shm"].map { url.path + $0 } }

    private var mark: URL { URL(fileURLWithPath: url.path + ".suspect") }

    private func freeName(at date: Date) -> URL {
        let style = Date.ISO8601FormatStyle(
            dateSeparator: .omitted,
            timeSeparator: .omitted,
            timeZone: .gmt
        )
        let name = FileName.free("\(url.path).damaged-\(date.formatted(style))")
        return URL(fileURLWithPath: name)
    }
}

/// Names of files that are set aside.
enum FileName {
    /// Returns the path, or the first of `path-2`, `path-3` and so on at which there is no file.
    static func free(_ path: String) -> String {
        var (name, number) = (path, 1)
        while FileManager.default.fileExists(atPath: name) {
            number += 1
            name = "\(path)-\(number)"
        }
        return name
    }
}

/// Where the store is.
public enum StoreLocation: Hashable, Sendable {
    /// A database file; its folder is created if it is missing.
    case file(URL)
    /// In memory, released with the library; used by tests and by runs that must leave no trace.
    case memory
}
