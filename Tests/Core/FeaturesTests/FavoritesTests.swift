import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Primitives
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("Favorites", .timeLimit(.minutes(5)))
@MainActor
struct FavoritesTests {
    private let id = Books.item(7).id

    /// The favorites currently stored.
    private func stored(_ library: Library) async throws -> Set<Item.ID> {
        for try await ids in library.favorites() { return ids }
        return []
    }

    /// The keys of the favorites list, newest first.
    private func list(_ room: Room) async throws -> [String] {
        try await room.library.currentMarks([.favorite], in: Books.id).map(\.item.id.key)
    }

    @Test("a tap shows at once and is stored, and a second tap removes the favorite")
    func toggle() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        let hearts = Recorder { marks[id].isFavorite }
        marks.favoriteTapped(id)
        #expect(marks[id].isFavorite)
        await marks.settled()
        #expect(try await stored(room.library) == [id])
        marks.favoriteTapped(id)
        #expect(!marks[id].isFavorite)
        await marks.settled()
        #expect(try await stored(room.library) == [])
        #expect(hearts.values == [false, true, false])
        #expect(room.service.questions.isEmpty)
        #expect(room.router.alert == nil)
    }

    @Test("a change notifies only observers of that item")
    func oneItem() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        var reads = 0
        let other = Recorder {
            reads += 1
            return marks[Books.item(8).id].isFavorite
        }
        let hearts = Recorder { marks[id].isFavorite }
        let before = reads
        marks.favoriteTapped(id)
        await marks.settled()
        // Another window, or another process.
        try await room.library.edit([.add(.favorite)], of: Books.item(9).id)
        await eventually { marks[Books.item(9).id].isFavorite }
        #expect(reads == before)
        #expect(hearts.values == [false, true])
        #expect(other.values == [false])
    }

    @Test("observers of more items than the limit are still notified")
    func manyItems() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        var reads: [Bool] = []
        let hearts = Recorder {
            reads.append(marks[id].isFavorite)
            return reads.count
        }
        for key in 0..<2 * ObservedMarks.limit { _ = marks[Books.item(key).id].isFavorite }
        marks.favoriteTapped(id)
        await marks.settled()
        // Reads the array, not the recorder, which would read the favorite again.
        #expect(reads.first == false && reads.last == true)
        _ = hearts
    }

    @Test(
        "a hundred quick taps end in the right state without flickering",
        arguments: [100, 101]
    )
    func quickTaps(count: Int) async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        let hearts = Recorder { marks[id].isFavorite }
        for _ in 0..<count { marks.favoriteTapped(id) }
        let isFavorite = count % 2 == 1
        #expect(marks[id].isFavorite == isFavorite)
        await marks.settled()
        #expect(try await stored(room.library) == (isFavorite ? [id] : []))
        #expect(hearts.values == (0...count).map { $0 % 2 == 1 })
    }

    @Test("favorites are stored in tap order, even if the first write is slow")
    func inOrder() async throws {
        let room = try await Room(.quick(pages: 2))
        for page in 1...2 { try await room.library.page(page, of: Books.query()) }
        let (doors, opening) = AsyncStream<Void>.makeStream()
        let begun = Locked<[String]>([])
        let marks = Marks(library: room.library, router: room.router) {
            [library = room.library] edits, id throws(CatalogError) in
            let isFirst = begun.withLock { begun in
                begun.append(id.key)
                return begun.count == 1
            }
            if isFirst { for await _ in doors { break } }
            return try await library.edit(edits, of: id)
        }
        let keys = [3, 31, 7, 25, 1, 12, 40, 2]
        for key in keys { marks.favoriteTapped(Books.item(key).id) }
        await eventually { !begun.withLock { $0.isEmpty } }
        // Gives the later writes time to overtake the first, as they would if they did not wait.
        for _ in 1...1_000 { await Task.yield() }
        #expect(begun.withLock { $0 } == ["3"])
        opening.yield()
        await marks.settled()
        #expect(try await list(room) == keys.reversed().map(String.init))
    }

    @Test("reverts a favorite that cannot be stored, with an alert, and stores a later one")
    func failure() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        let hearts = Recorder { marks[id].isFavorite }
        let alerts = Recorder { room.router.alert }
        try await room.execute(
            """
            CREATE TRIGGER full BEFORE INSERT ON marks
            BEGIN SELECT RAISE(ABORT, 'full'); END
            """
        )
        marks.favoriteTapped(id)
        #expect(marks[id].isFavorite)
        await marks.settled()
        #expect(hearts.values == [false, true, false])
        guard case .storage? = room.router.alert else {
            Issue.record("no storage error")
            return
        }
        #expect(alerts.values.count == 2)
        room.router.alertDismissed()
        try await room.execute("DROP TRIGGER full")
        marks.favoriteTapped(id)
        await marks.settled()
        #expect(hearts.values == [false, true, false, true])
        #expect(room.router.alert == nil)
    }

    @Test("reverts a removal that cannot be stored, and offers no undo")
    func removalFails() async throws {
        let room = try await Room()
        try await room.library.edit([.add(.favorite)], of: id)
        let marks = Marks(library: room.library, router: room.router)
        let hearts = Recorder { marks[id].isFavorite }
        let removals = Recorder { marks.undoable?.id }
        await hearts.wait(for: true)
        try await room.execute(
            """
            CREATE TRIGGER full BEFORE DELETE ON marks
            BEGIN SELECT RAISE(ABORT, 'full'); END
            """
        )
        marks.favoriteTapped(id)
        await marks.settled()
        #expect(hearts.values == [false, true, false, true])
        #expect(removals.values == [nil, id, nil])
        #expect(room.router.alert != nil)
    }

    @Test("a removal offers undo, which restores the favorite")
    func undo() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        let removals = Recorder { marks.undoable?.id }
        marks.favoriteTapped(id)
        #expect(marks.undoable == nil)
        marks.favoriteTapped(id)
        let removal = try #require(marks.undoable)
        #expect(removal.id == id)
        marks.undoTapped(removal)
        #expect(marks[id].isFavorite)
        await marks.settled()
        #expect(try await stored(room.library) == [id])
        #expect(removals.values == [nil, id, nil])

        marks.favoriteTapped(id)
        let second = try #require(marks.undoable)
        #expect(second != removal)
        let other = Books.item(8).id
        marks.favoriteTapped(other)
        #expect(marks.undoable == second)
        marks.favoriteTapped(other)
        #expect(marks.undoable?.id == other)
        // A notice that is still on screen undoes the removal it was shown for.
        marks.undoTapped(second)
        await marks.settled()
        #expect(try await stored(room.library) == [id])
        #expect(marks.undoable?.id == other)
    }

    @Test("the undo offer names the item, or has a general text if the title is unknown")
    func undoOffer() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let marks = Marks(library: room.library, router: room.router)
        let strings = Localizer(.english)
        let offers = Recorder { marks.undoOffer?.text(strings) }
        marks.favoriteTapped(id)
        marks.favoriteTapped(id)
        #expect(marks.undoOffer == nil)
        await offers.wait(for: "Removed “Book 7”")
        #expect(marks.undoOffer?.undoable == marks.undoable)
        marks.favoriteTapped(id)
        #expect(marks.undoOffer == nil)
        let stranger = Item.ID(Books.id, "stranger")
        marks.favoriteTapped(stranger)
        marks.favoriteTapped(stranger)
        await offers.wait(for: "Removed from favorites")
        #expect(offers.values.compactMap { $0 } == ["Removed “Book 7”", "Removed from favorites"])
    }

    @Test("the app, another window and the favorites list agree")
    func agreement() async throws {
        let room = try await Room(.quick(pages: 1))
        let app = AppModel(library: room.library, strings: room.strings, version: "1")
        let other = Marks(library: room.library, router: room.router)
        let elsewhere = Recorder { other[id].isFavorite }
        let catalogModel = try #require(app.catalogModel(of: Books.descriptor))
        catalogModel.appeared()
        await Recorder { catalogModel.selected.rows.counts }.wait(for: .loaded(20))
        catalogModel.listTapped(Books.hearts.id)
        let keys = Recorder { catalogModel.selected.keys }
        let states = Recorder { catalogModel.selected.rows.counts }
        await states.wait(for: .loaded(0))

        app.marks.favoriteTapped(id)
        await keys.wait(for: [7])
        await elsewhere.wait(for: true)
        other.favoriteTapped(id)
        await keys.wait(for: [])
        await Recorder { app.marks[id].isFavorite }.wait(for: false)

        #expect(keys.values == [[], [7], []])
        #expect(catalogModel.selected.emptyReason == .marked(.favorite))
        #expect(elsewhere.values == [false, true, false])
    }

    @Test("changes by another process appear at the next check")
    func otherProcess() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = HandClock()
        let open = { () async throws in
            try await Library(
                sources: [CatalogSource(BookService(), realm: .demo)],
                location: .file(folder.appending(path: "store.sqlite")),
                clock: clock,
                now: { Date() },
                images: { _ in ImageDataLoader() }
            )
        }
        let (ours, theirs) = (try await open(), try await open())
        let marks = Marks(library: ours, router: Router())
        let hearts = Recorder { marks[id].isFavorite }
        for isFavorite in [true, false] {
            await clock.sleepers(1)
            try await theirs.edit([isFavorite ? .add(.favorite) : .remove(.favorite)], of: id)
            clock.advance(by: .seconds(1))
            await hearts.wait(for: isFavorite)
        }
        #expect(hearts.values == [false, true, false])
        await ours.close()
        await theirs.close()
    }

    @Test("observes a store again on the next tap after a failed read")
    func observedAgain() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        let alerts = Recorder { room.router.alert != nil }
        try await room.execute("ALTER TABLE marks RENAME TO gone")
        await alerts.wait(for: true)
        room.router.alertDismissed()
        try await room.execute("ALTER TABLE gone RENAME TO marks")
        marks.favoriteTapped(id)
        await marks.settled()
        try await room.library.edit([.add(.favorite)], of: Books.item(8).id)
        await Recorder { marks[Books.item(8).id].isFavorite }.wait(for: true)
        #expect(marks[id].isFavorite)
    }

    @Test("stores a tapped favorite even after its screen is released")
    func outlivesScreen() async throws {
        let room = try await Room()
        var marks: Marks? = Marks(library: room.library, router: room.router)
        weak let ghost = marks
        marks?.favoriteTapped(id)
        marks = nil
        #expect(ghost == nil)
        for try await ids in room.library.favorites() where ids == [id] { break }
        await eventually { room.library.observerCount == 0 }
    }
}
