import CSQLite
import Foundation
import ScreenDriver
import Testing

/// Another program's transaction on the library, which keeps others from writing or, if it is
/// exclusive, from opening it.
final class HeldLibrary {
    private var database: OpaquePointer?

    init(of home: Home, isExclusive: Bool = false) throws {
        let path = home.data.appending(path: "vitrine/library.sqlite").path
        #expect(sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
        try #require(sqlite3_busy_timeout(database, 10_000) == SQLITE_OK)
        if isExclusive { run("PRAGMA locking_mode = EXCLUSIVE") }
        run(isExclusive ? "BEGIN EXCLUSIVE" : "BEGIN IMMEDIATE")
    }

    deinit { release() }

    func release() {
        guard database != nil else { return }
        run("ROLLBACK")
        sqlite3_close(database)
        database = nil
    }

    private func run(_ sql: String) {
        #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
    }
}
