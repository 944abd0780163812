import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Marks", .timeLimit(.minutes(5)))
struct MarkTests {
    private let movies = StubProvider(.marked)
    private let seconds = Locked(1_000.0)

    private func library(at location: StoreLocation = .memory) async throws -> Library {
        let seconds = seconds
        return try await Library.test(
            movies,
            at: location,
            now: {
                Date(
                    timeIntervalSince1970: seconds.withLock {
                        $0 += 1; return $0
                    }
                )
            }
        )
    }

    private func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }

    private func marks(_ library: Library) async throws -> [Item.ID: ItemMarks] {
        var iterator = library.marks().makeAsyncIterator()
        return try #require(await iterator.next())
    }

    @Test("all kinds survive a restart, and each change returns how to undo it")
    func undo() async throws {
        let folder = TemporaryFolder()
        let library = try await library(at: folder.store)
        try await library.load(movies, [[1, 2]])
        let id = Item.ID.movie(1)
        let first = try day("2025-01-31")
        let low = try #require(OwnRating(halfStars: 1))
        let high = try #require(OwnRating(halfStars: 9))
        let steps: [[MarkEdit]] = [
            [.add(.toWatch)], [.add(.favorite)], MarkEdit.watch(on: first),
            [.add(.watched(on: nil))], [.add(.rating(low))], [.add(.rating(high))],
            [.add(.note("One\nTwo"))], [.add(.note("Three"))], [.remove(.watched, day: first)],
            [.remove(.note)],
        ]
        var before: [ItemMarks] = []
        var undos: [[MarkEdit]] = []
        for step in steps {
            before.append(try await marks(library)[id] ?? ItemMarks())
            undos.append(try await library.edit(step, of: id))
            #expect(try await library.edit(step, of: id) == [], "a second time changes nothing")
        }
        await library.close()
        let again = try await self.library(at: folder.store)
        var expected = ItemMarks()
        (expected.isFavorite, expected.watched, expected.rating) = (true, [nil], high)
        #expect(try await marks(again) == [id: expected])
        #expect(try await again.note(of: id) == nil)
        for (marks, undo) in zip(before, undos).reversed() {
            _ = try await again.edit(undo, of: id)
            #expect(try await self.marks(again)[id] ?? ItemMarks() == marks)
        }
        #expect(undos[7] == [.add(.note("One\nTwo"), seconds: 1_015)])
    }

    @Test("a film watched again stays one row, and the list is by the last day")
    func watchedList() async throws {
        let library = try await library()
        try await library.load(movies, [Array(1...4)])
        for (key, text) in [(1, "2024-05-01"), (2, "2025-05-01"), (3, ""), (1, "2026-05-01")] {
            let day = Day(iso: text)
            _ = try await library.edit([.add(.watched(on: day))], of: .movie(key))
        }
        #expect(try await library.orderNow(.movies(.watched)).keys == [1, 2, 3])
    }

    @Test("undoing a removal from To Watch gives the film its place back")
    func toWatchList() async throws {
        let library = try await library()
        try await library.load(movies, [Array(1...3)])
        for key in [2, 1, 3] { _ = try await library.edit([.add(.toWatch)], of: .movie(key)) }
        let undo = try await library.edit(MarkEdit.watch(on: nil), of: .movie(1))
        #expect(try await library.orderNow(.movies(.toWatch)).keys == [3, 2])
        _ = try await library.edit(undo, of: .movie(1))
        #expect(try await library.orderNow(.movies(.toWatch)).keys == [3, 1, 2])
        #expect(try await library.orderNow(.movies(.watched)).keys == [])
    }

    @Test("lists of marked items are sorted by the own rating; unrated items are last")
    func ownRating() async throws {
        let library = try await library()
        try await library.load(movies, [Array(1...3)])
        for key in 1...3 { _ = try await library.edit([.add(.toWatch)], of: .movie(key)) }
        for (key, halfStars) in [(1, 3), (2, 10)] {
            let rating = try #require(OwnRating(halfStars: halfStars))
            _ = try await library.edit([.add(.rating(rating))], of: .movie(key))
        }
        let best = Query.movies(.toWatch, sort: .descending("own-rating"))
        #expect(try await library.orderNow(best).keys == [2, 1, 3])
        let worst = Query.movies(.toWatch, sort: .ascending("own-rating"))
        #expect(try await library.orderNow(worst).keys == [1, 2, 3])
    }

    @Test("a catalog refuses kinds that it doesn't have, and then changes nothing")
    func refused() async throws {
        let library = try await Library.test(StubProvider(), StubProvider(.films))
        for id in [Item.ID.movie(1), Item.ID(CatalogID("films"), "1")] {
            await #expect(throws: CatalogError.notFound(message: nil)) {
                _ = try await library.edit([.add(.favorite), .add(.toWatch)], of: id)
            }
        }
        #expect(try await marks(library) == [:])
    }

    @Test("favorites that weren't watched are a filter of the store")
    func notWatched() async throws {
        let library = try await library()
        try await library.load(movies, [[1, 2, 3]])
        for key in [1, 2, 3] { _ = try await library.edit([.add(.favorite)], of: .movie(key)) }
        _ = try await library.edit(MarkEdit.watch(on: nil), of: .movie(2))
        var query = Query(catalog: CatalogID("movies"), list: ListID("favorites"))
        query.filter.isNotWatched = true
        var orders = library.order(of: query).makeAsyncIterator()
        let ids: [Item.ID] = [.movie(3), .movie(1)]
        #expect(try await orders.next()?.ids == ids)
        _ = try await library.edit([.remove(.watched)], of: .movie(2))
        #expect(try await orders.next()?.ids == [.movie(3), .movie(2), .movie(1)])
    }

    @Test("the names of kinds and ratings, which are stored", arguments: MarkKind.allCases)
    func stored(kind: MarkKind) throws {
        #expect(["favorite", "to-watch", "watched", "rating", "note"].contains(kind.rawValue))
        for halfStars in 1...10 {
            let rating = try #require(OwnRating(halfStars: halfStars))
            #expect(OwnRating(text: rating.text) == rating)
            #expect(MarkKind.rating.allows(rating.text))
        }
        for text in ["0", "5.5", "6", "4.25", "4.0", "-1", "nan", "inf", "", "1e400", "½"] {
            #expect(!MarkKind.rating.allows(text), "\(text)")
        }
        #expect(Mark.note(from: " \u{1}\n\t\u{FFFD}") == nil)
        let cleaned = Mark.note(from: "\u{0}One\r\ntwo\u{7F}\u{2028}\tthree\u{FFFD}\u{202E}")
        #expect(cleaned == .note("One\ntwo\n\tthree\u{202E}"))
        #expect(Mark.note(from: String(repeating: "ї", count: 10_000))?.value.count == 10_000)
        #expect(Mark.note(from: String(repeating: "ї", count: 10_001)) == nil)
        #expect(MarkKind.note.allows(String(repeating: "ї", count: 10_000)))
        #expect(!MarkKind.note.allows(String(repeating: "ї", count: 10_001)))
        #expect(kind.allows("") == ![.rating, .note].contains(kind))
    }
}

extension CatalogDescriptor {
    /// Movies with all kinds of marks.
    static let marked = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .key("movies"),
        lists: [.popular, .hearts, .toWatch, .watched],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: .persistent,
        marks: [.toWatch, .watched, .rating, .note],
        images: .persistent,
        filmColumn: "tmdbID"
    )
}

extension ListDescriptor {
    fileprivate static let toWatch = marked(.toWatch)
    fileprivate static let watched = marked(.watched)

    private static func marked(_ kind: MarkKind) -> ListDescriptor {
        let id = ListID(marked: kind)
        return ListDescriptor(
            id: id,
            title: .key(id.rawValue),
            shortTitle: .key(id.rawValue),
            content: .marked(kind),
            sorts: [
                SortOption(
                    id: SortID("own-rating"),
                    caption: .key("own-rating"),
                    execution: .ownRating
                )
            ],
            isSearchable: true
        )
    }
}
