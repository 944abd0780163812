import Catalog
import Foundation
import ImagePipeline
import Observation
import SQLiteKit
import Testing

@testable import Features
@testable import Library

@Suite("Rows", .timeLimit(.minutes(5)))
@MainActor
struct RowTests {
    /// A list whose rows are all loaded, in one page.
    private func loaded(_ room: Room, rows count: Int) async throws -> ItemListViewModel {
        let model = room.list(Books.whole)
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 1...count))
        await rows.wait(for: .loaded(count))
        return model
    }

    private func wait(for row: ListRow?) async throws {
        let row = try #require(row)
        await Recorder { row.content != nil }.wait(for: true)
    }

    @Test("row contents load in request order, fifty at a time")
    func batches() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 120)
        let rows = (0..<120).compactMap(model.row(at:))
        let known = Recorder { rows.map { $0.content != nil } }

        #expect(rows.count { $0.content != nil } == 24, "read with their order")
        for (first, count) in [(24, 74), (74, 120)] {
            await Recorder { rows[first].content != nil }.wait(for: true)
            #expect(rows.count { $0.content != nil } == count)
        }
        #expect(known.values.allSatisfy { $0 == $0.sorted { $0 && !$1 } })
        #expect(rows.compactMap(\.content?.title) == (1...120).map { "Book \($0)" })
        #expect(rows.map(\.id) == model.ids)
    }

    @Test("the first search results include their content")
    func prepared() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let keys = Recorder { model.results.keys }
        model.searchText = "book 7"
        await keys.wait(for: [7])
        #expect(model.results.row(at: 0)?.content?.title == "Book 7")
    }

    @Test("returns no row past the end or before the list is loaded")
    func bounds() async throws {
        let room = try await Room()
        #expect(room.list().row(at: 0) == nil)
        let model = try await loaded(room, rows: 3)
        #expect(model.row(at: 2)?.id == Books.item(3).id)
        #expect(model.row(at: 3) == nil)
        #expect(model.row(at: -1) == nil)
    }

    @Test("a row keeps its identity when the order changes")
    func identity() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 3)
        let keys = Recorder { model.keys }
        let before = (0..<3).compactMap(model.row(at:))
        try await wait(for: before.last)

        model.refreshRequested()
        try await room.answerPage(1, Books.page(1, of: 1, keys: [9, 3, 2, 1]))
        await keys.wait(for: [9, 3, 2, 1])

        #expect(model.row(at: 1) === before[2])
        #expect(model.row(at: 2) === before[1])
        #expect(model.row(at: 3) === before[0])
        #expect(before.map(\.content?.title) == ["Book 1", "Book 2", "Book 3"])
    }

    @Test("items that change in the store change on screen, even in far rows")
    func changedItems() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 130)
        let rows = (0..<130).compactMap(model.row(at:))
        try await wait(for: rows.last)

        model.refreshRequested()
        let call = try await room.service.call()
        call.answer(
            Page(
                number: 1,
                totalPages: 1,
                elements: (1...130).map { Books.item($0, "Volume \($0)") }
            )
        )
        await Recorder { rows.map(\.content?.title) }
            .wait(for: (1...130).map { "Volume \($0)" })
    }

    @Test("a details page updates its item in the list")
    func renewedByDetails() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 3)
        let row = try #require(model.row(at: 1))
        try await wait(for: row)

        let details = room.details(of: 2)
        details.appeared()
        let call = try await room.service.call()
        call.answer(Books.item(2, "Book Two"), Facets())
        await Recorder { row.content?.title }.wait(for: "Book Two")
    }

    @Test("discards rows far from the view above the limit, never visible ones")
    func trimmed() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 3_000)
        model.rowsAppeared(1_500..<1_510)
        let kept = try #require(model.row(at: 1_505))
        weak let far = model.row(at: 0)
        let near = try #require(model.row(at: 1_100))
        #expect(far != nil)
        var last: ListRow?
        for position in 0..<3_000 { last = model.row(at: position) }

        try await wait(for: last)
        await eventually { far == nil }

        #expect(model.row(at: 1_505) === kept)
        #expect(model.row(at: 1_100) === near)
        #expect(kept.content?.title == "Book 1506")
    }

    @Test("looks up rows by item, and converts visible items to a range")
    func byItem() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 60)
        #expect(model.row(Books.item(7).id) === model.row(at: 6))
        model.rowsAppeared([9, 8, 10, 99].map { Books.item($0).id })
        #expect(model.visibleRows == 7..<10)
        model.rowsAppeared([99].map { Books.item($0).id })
        #expect(model.visibleRows == 7..<10)
    }

    @Test("an unreadable store raises one alert, and a refresh reads it again")
    func unreadable() async throws {
        let room = try await Room()
        let model = try await loaded(room, rows: 60)
        try await room.library.store.write { connection throws(DatabaseError) in
            try connection.execute("ALTER TABLE items RENAME COLUMN facets TO lost")
            return []
        }
        let alerts = Recorder { room.router.alert }
        _ = (0..<60).compactMap(model.row(at:))
        await alerts.wait { $0 != nil }
        room.router.alertDismissed()
        #expect(alerts.values.count == 3)

        try await room.library.store.write { connection throws(DatabaseError) in
            try connection.execute("ALTER TABLE items RENAME COLUMN lost TO facets")
            return []
        }
        model.refreshRequested()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 1...60))
        try await wait(for: model.row(at: 59))
        #expect(room.router.alert == nil)
    }

    @Test("an image request contains the artwork's address and the width variant")
    func imageRequests() async throws {
        let room = try await Room()
        let model = room.list()
        let artwork = Artwork(path: "/7.jpg")
        let fit = ImageRequest.Fit.cover(PixelSize(160, 240))
        let request = try #require(model.imageRequest(for: artwork, fit: fit))
        #expect(request.url.absoluteString == "http://books.test/160/7.jpg")
        #expect(request.variant == "w160")
        #expect(room.details(of: 7).imageRequest(for: artwork, fit: fit) == request)
    }

    @Test("tapping a row opens its details once")
    func tap() async throws {
        let room = try await Room()
        let paths = Recorder { room.router.path }
        let model = room.list()
        model.rowTapped(Books.item(1).id)
        model.rowTapped(Books.item(1).id)
        model.rowTapped(Books.item(2).id)
        #expect(
            paths.values == [[], [.details(Books.item(1).id)], [.details(Books.item(2).id)]]
        )
    }
}
