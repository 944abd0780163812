import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

/// Each reported change makes observers read again, so a report without a change costs time and
/// power.
@Suite("Change notifications", .timeLimit(.minutes(5)))
struct ChangeNotificationTests {
    /// Records all later changes.
    private func changes(of library: Library) -> Locked<[Set<Change>]> {
        let reported = Locked<[Set<Change>]>([])
        library.store.changes.listen { changes in reported.withLock { $0.append(changes) } }
        return reported
    }

    @Test("adding or removing a favorite twice is reported once")
    func hearts() async throws {
        let library = try await Library.test(StubProvider(), StubProvider(.films))
        let reported = changes(of: library)
        for id in [Item.ID.movie(1), Item.ID(CatalogID("films"), "1")] {
            for isFavorite in [true, true, false, false] {
                try await library.edit([isFavorite ? .add(.favorite) : .remove(.favorite)], of: id)
            }
        }
        let movies: Set<Change> = [.marks(CatalogID("movies")), .anyMarks]
        let films: Set<Change> = [.marks(CatalogID("films")), .anyMarks]
        #expect(reported.withLock { $0 } == [movies, movies, films, films])
    }

    @Test("reports a change by another process once, not at every check")
    func otherProcess() async throws {
        let folder = TemporaryFolder()
        let clock = HandClock()
        let ours = try await Library.test(StubProvider(), at: folder.store, clock: clock)
        let theirs = try await Library.test(StubProvider(), at: folder.store)
        let reported = changes(of: ours)
        var hearts = ours.favorites().makeAsyncIterator()
        #expect(try await hearts.next() == [])
        await clock.sleepers(1)
        try await theirs.edit([.add(.favorite)], of: .movie(1))
        for _ in 1...3 {
            clock.advance(by: .seconds(1))
            await clock.sleepers(1)
        }
        #expect(reported.withLock { $0 } == [[.everything]])
        #expect(try await hearts.next() == [.movie(1)])
    }
}
