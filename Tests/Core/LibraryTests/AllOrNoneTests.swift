import Catalog
import SQLiteKit
import Testing

@testable import Library

@Suite("Adding favorites in one transaction", .timeLimit(.minutes(5)))
struct AllOrNoneTests {
    @Test("if the store refuses one favorite, adds none and shows observers no change")
    func refused() async throws {
        let library = try await Library.test(StubProvider())
        try await library.store.write { connection throws(DatabaseError) in
            // The first in the list is stored last.
            try connection.execute(
                """
                CREATE TRIGGER full BEFORE INSERT ON marks
                WHEN (SELECT COUNT(*) FROM marks) = 2
                BEGIN SELECT RAISE(ABORT, 'full'); END
                """
            )
            return []
        }
        var hearts = library.favorites().makeAsyncIterator()
        #expect(try await hearts.next() == [])
        let copies = (1...3).map { ExportedMark(.movie($0), realm: .demo) }
        do {
            let count = try await library.add(copies).count
            Issue.record("\(count) were added")
        } catch {
            guard case .storage = error else { throw error }
        }
        #expect(try await library.favoritesNow() == [])
        #expect(try await library.item(.movie(3)) == nil)

        try await library.store.write { connection throws(DatabaseError) in
            try connection.execute("DROP TRIGGER full")
            return []
        }
        #expect(try await library.add(copies).count == 3)
        #expect(try await hearts.next() == [.movie(1), .movie(2), .movie(3)])
    }

    @Test("a favorites search has no limit, unlike a title search")
    func many() async throws {
        let library = try await Library.test(StubProvider())
        let copies = (1...205).map { ExportedMark(.movie($0), realm: .demo) }
        #expect(try await library.add(copies).count == 205)
        let found = try await library.orderNow(.movies(.hearts, search: "mov"))
        #expect(found.keys == Array(1...205))
    }
}
