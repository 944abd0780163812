import Catalog
import SQLiteKit
import Testing

@testable import Library

@Suite("Hearts that are brought back", .timeLimit(.minutes(5)))
struct AllOrNoneTests {
    @Test("where the store refuses one heart, none of them stays and nobody is told of any")
    func refused() async throws {
        let library = try await Library.test(StubProvider())
        try await library.store.write { connection throws(DatabaseError) in
            // The last to be stored is the first of them.
            try connection.execute(
                """
                CREATE TRIGGER full BEFORE INSERT ON favorites
                WHEN (SELECT COUNT(*) FROM favorites) = 2
                BEGIN SELECT RAISE(ABORT, 'full'); END
                """
            )
            return []
        }
        var hearts = library.favorites().makeAsyncIterator()
        #expect(try await hearts.next() == [])
        let copies = (1...3).map { LastingFavorite(.movie($0), realm: .demo) }
        do {
            let count = try await library.addFavorites(copies)
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
        #expect(try await library.addFavorites(copies) == 3)
        #expect(try await hearts.next() == [.movie(1), .movie(2), .movie(3)])
    }

    @Test("a search of favorites finds all of them, more than a search of titles would")
    func many() async throws {
        let library = try await Library.test(StubProvider())
        let copies = (1...205).map { LastingFavorite(.movie($0), realm: .demo) }
        #expect(try await library.addFavorites(copies) == 205)
        let found = try await library.orderNow(.movies(.hearts, search: "mov"))
        #expect(found.keys == Array(1...205))
    }
}
