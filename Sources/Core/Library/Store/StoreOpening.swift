import Foundation
import SQLiteKit

/// Opens the file of a store, whatever its state.
struct StoreOpening {
    /// An open database and what happened while opening it.
    struct Opened {
        let database: Database
        var recovery: StoreRecovery?
        /// The lock on the store while the database is open; nil for an in-memory store.
        var lock: StoreLock?
        /// Why the database is in memory; nil if it is in a file.
        var unsaved: DatabaseError?
    }

    let file: StoreFile
    let copy: MarksCopy
    private let date: Date
    private let log: @Sendable (String) -> Void

    init(of file: StoreFile, at date: Date, log: @escaping @Sendable (String) -> Void) {
        self.file = file
        self.date = date
        self.log = log
        copy = MarksCopy(beside: file.url, log: log)
    }

    /// Opens the file, or a database in memory if the file can't be written.
    func run() async throws(DatabaseError) -> Opened {
        do throws(DatabaseError) {
            try file.makeFolder()
            let opened = try await open(with: StoreLock(folderOf: file.url))
            if opened.recovery == nil { StoreBackup(of: file).removeIfOld(at: date) }
            return opened
        } catch {
            let isRefused = error.isFromTheFuture || error.isNotAFile
            guard !isRefused, !error.isBusy, !error.isDamage else { throw error }
            return try await openMemory(because: error)
        }
    }

    /// Opens the file, or its replacement if it is damaged.
    ///
    /// - Throws: `isBusy` if another process doesn't release it within ten seconds.
    func open(with lock: StoreLock) async throws(DatabaseError) -> Opened {
        // Another process may be replacing a damaged store right now.
        guard await waits(for: lock.share) else { throw Self.isInUse }
        do throws(DatabaseError) {
            return try await openSound(lock)
        } catch {
            guard error.isDamage || error == Self.isInUse else { throw error }
            log("store: \(error)")
        }
        // A process with the file open would continue to write to it after a rename, or to tables
        // that a migration has removed.
        guard await waits(for: lock.claim) else { throw Self.isInUse }
        do throws(DatabaseError) {
            // Another process may have replaced or migrated the file in the meantime.
            return try await openSound(lock)
        } catch {
            guard error.isDamage else { throw error }
            return try await replaceDamaged(lock)
        }
    }
}

extension StoreOpening {
    /// Opens an undamaged file.
    ///
    /// A file of an earlier version is copied, then migrated, for which no other process may have it
    /// open.
    ///
    /// - Throws: `isDamage` if any damage is found. The favorites are always checked, other pages
    ///   only after earlier damage. ``isInUse`` if another process prevents the migration.
    private func openSound(_ lock: StoreLock) async throws(DatabaseError) -> Opened {
        // The app crashed just before the end of a recovery.
        if !file.exists, file.replacement.exists { try file.install(file.replacement) }
        let isSuspect = file.isSuspect
        let backup = StoreBackup(of: file)
        let database = try await Database.open(
            .file(path: file.url.path),
            migrator: .library.preparing { connection throws(DatabaseError) in
                guard lock.claim() else { throw Self.isInUse }
                try backup.make(from: connection)
            },
            isSuspect: isSuspect
        )
        do throws(DatabaseError) {
            try await database.read { connection throws(DatabaseError) in
                try connection.checkLibraryTables()
            }
            if isSuspect {
                // The page check doesn't cover the full-text index, which can be rebuilt.
                try await database.write { connection throws(DatabaseError) in
                    try connection.rebuildTitleIndex()
                }
            }
            let recovery = try await MarksReconciliation(copy: copy).reconcile(in: database)
            if isSuspect { file.clearSuspicion() }
            lock.share()
            return Opened(database: database, recovery: recovery, lock: lock)
        } catch {
            await database.close()
            throw error
        }
    }

    /// Replaces a damaged file.
    ///
    /// The new store is complete before the damaged one is renamed, so a crash in between loses
    /// nothing.
    private func replaceDamaged(_ lock: StoreLock) async throws(DatabaseError) -> Opened {
        try file.replacement.remove()
        let outcome = try await makeReplacement()
        let moved = try file.moveAside(at: date)
        try file.install(file.replacement)
        file.clearSuspicion()
        var opened = try await openSound(lock)
        opened.recovery = StoreRecovery(
            movedTo: moved,
            returnedMarks: outcome.returned,
            missingMarks: outcome.missing
        )
        return opened
    }

    private func makeReplacement() async throws(DatabaseError) -> StoreSalvage.Outcome {
        let database = try await Database.open(
            .file(path: file.replacement.url.path),
            migrator: .library
        )
        do throws(DatabaseError) {
            let (path, copy) = (file.url.path, copy)
            let outcome = try await database.write(.immediate) { new throws(DatabaseError) in
                let copied = copy.read()?.snapshot ?? MarksSnapshot()
                let outcome = try StoreSalvage(into: new).run(from: path, copy: copied)
                try copy.rewrite(from: new, stamp: MarksStamp.read(new))
                return outcome
            }
            await database.close()
            return outcome
        } catch {
            await database.close()
            throw error
        }
    }

    private func openMemory(because error: DatabaseError) async throws(DatabaseError) -> Opened {
        log("store: \(error)")
        let database = try await Database.open(.memory, migrator: .library)
        let (path, copy) = (file.url.path, copy)
        try await database.write { new throws(DatabaseError) in
            let copied = copy.read()?.snapshot ?? MarksSnapshot()
            _ = try StoreSalvage(into: new).run(from: path, copy: copied)
        }
        return Opened(database: database, unsaved: error)
    }

    private static let isInUse = DatabaseError.busy("Another process uses the database")

    /// Retries for ten seconds; returns false if that isn't enough.
    ///
    /// Notifies after two seconds; see ``LockWait``.
    private func waits(for isGranted: () -> Bool) async -> Bool {
        for attempt in 0..<200 {
            if isGranted() { return true }
            if attempt == 40 { LockWait.notice() }
            // Once cancelled, it retries without delays.
            try? await Task.sleep(for: .milliseconds(50))
        }
        return false
    }
}
