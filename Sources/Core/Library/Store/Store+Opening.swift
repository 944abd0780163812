import Catalog
import Foundation
import Primitives
import SQLiteKit

extension Store {
    /// Opens the store, copying the readable rows of a damaged one to a new one.
    ///
    /// If nothing can be written, the store is in memory, with the file's content if it can be
    /// read, and ``unsaved`` contains the reason. Opening blocks a dedicated thread. `log` receives
    /// a line if the file or the copy of the marks can't be read or written.
    ///
    /// - Throws: `storage` if a newer version wrote the store, if it isn't a regular file, or if
    ///   it is damaged while another process is using it.
    static func open(
        _ location: StoreLocation,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        log: @escaping @Sendable (String) -> Void
    ) async throws(CatalogError) -> Store {
        let executor = QueueExecutor(label: "Library.Opening")
        return try await withTaskExecutorPreference(executor) { () async throws(CatalogError) in
            try await openHere(location, clock: clock, now: now, log: log)
        }
    }

    private static func openHere(
        _ location: StoreLocation,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        log: @escaping @Sendable (String) -> Void
    ) async throws(CatalogError) -> Store {
        Blocking.assertAllowed("Opening the store blocks")
        do throws(DatabaseError) {
            switch location {
            case .memory:
                let database = try await Database.open(.memory, migrator: .library)
                return try await Store(database: database, clock: clock, now: now)
            case .file(let url):
                let opening = StoreOpening(of: StoreFile(url: url), at: now(), log: log)
                let opened = try await opening.run()
                return try await Store(
                    database: opened.database,
                    file: opened.unsaved == nil ? opening.file : nil,
                    copy: opened.unsaved == nil ? opening.copy : nil,
                    lock: opened.lock,
                    recovery: opened.recovery,
                    unsaved: opened.unsaved,
                    clock: clock,
                    now: now,
                    log: log
                )
            }
        } catch {
            throw .storage(code: error.code)
        }
    }
}
