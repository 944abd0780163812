import Foundation
import Primitives
import SQLiteKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A copy of the whole store from before a release changed its schema.
struct StoreBackup: Sendable {
    /// The file, such as `library.sqlite.before-0.5.0`.
    let path: String

    /// How long the copy is kept.
    private static let lifetime: TimeInterval = 30 * 86_400

    /// Names the copy after the release that first writes the newest schema.
    init(of file: StoreFile) {
        path = file.url.path + ".before-0.5.0"
    }

    /// Copies the store; does nothing if there already is a copy.
    ///
    /// The copy appears under its name only when it is complete, and then survives a power cut.
    ///
    /// - Throws: ``SQLiteKit/DatabaseError/noRoomForBackup`` if the disk is full; `isDamage` if a
    ///   page can't be read; other errors of SQLite and of the system.
    func make(from connection: Connection) throws(DatabaseError) {
        guard FileState(path) == nil else { return }
        let part = path + ".part"
        // Left by a crash.
        unlink(part)
        do throws(DatabaseError) {
            try connection.run("VACUUM INTO ?", [part])
            try install(part)
        } catch {
            unlink(part)
            guard error.isOutOfRoom else { throw error }
            throw DatabaseError(code: DatabaseError.noRoomForBackup, message: error.message)
        }
    }

    /// Removes a copy that is older than 30 days.
    func removeIfOld(at date: Date) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let made = attributes?[.modificationDate] as? Date,
            date.timeIntervalSince(made) > Self.lifetime
        else { return }
        // If it can't be removed, the next start tries again.
        unlink(path)
    }

    private func install(_ part: String) throws(DatabaseError) {
        let file = open(part, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        do throws(AtomicFile.Failure) {
            guard file >= 0, fchmod(file, 0o600) == 0 else {
                throw AtomicFile.Failure(code: errno)
            }
            try AtomicFile.syncWherePossible(file)
            guard rename(part, path) == 0 else { throw AtomicFile.Failure(code: errno) }
            try AtomicFile.syncFolder(of: path)
        } catch {
            throw .cannotOpen("The copy of the database cannot be put in its place")
        }
    }
}
