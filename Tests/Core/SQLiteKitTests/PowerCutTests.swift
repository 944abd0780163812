// Exit tests start processes, which iOS doesn't allow.
#if !os(iOS)
import CPowerCut
import Foundation
import SQLiteKit
import TestSupport
import Testing

@Suite("Database after a power cut", .timeLimit(.minutes(5)))
struct PowerCutTests {
    @Test("an immediate write is safe when it returns, with all previous writes")
    func immediate() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let database = try await Database.open(folder.database, migrator: .table)
            try await database.insert(1)
            try await database.write(.immediate) { connection throws(DatabaseError) in
                try connection.run("INSERT INTO t (a) VALUES (2)")
            }
            #expect(try await folder.integersAfterCut() == [1, 2])
        }
    }

    @Test("any other write is only safe after the next checkpoint")
    func eventual() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let database = try await Database.open(folder.database, migrator: .table)
            try await database.insert(1)
            try await database.checkpoint()
            try await database.insert(2)
            #expect(try await folder.integersAfterCut() == [1])
        }
    }
}

extension TemporaryFolder {
    fileprivate func integersAfterCut() async throws -> [Int64] {
        let left = TemporaryFolder()
        #expect(powercut_cut(url.path, left.url.path, 0) == 0)
        let database = try await Database.open(left.database, migrator: .table)
        return try await database.integers("SELECT a FROM t ORDER BY a")
    }
}
#endif
