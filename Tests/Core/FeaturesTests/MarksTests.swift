import Catalog
import L10n
import Library
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("Marks of other kinds than favorites", .timeLimit(.minutes(5)))
@MainActor
struct MarksTests {
    private let id = Books.item(7).id
    private let strings = Localizer(.english)

    private func room() async throws -> Room {
        let room = try await Room(BookService(.markedBooks) { _ in .page(Books.page(1, of: 1)) })
        try await room.library.page(1, of: Books.query())
        return room
    }

    /// The stored marks of the item.
    private func stored(_ room: Room) async throws -> ItemMarks {
        for try await marks in room.library.marks() { return marks[id] ?? ItemMarks() }
        return ItemMarks()
    }

    @Test("an offer to undo lasts five seconds, and with assistive technology has no limit")
    func duration() {
        #expect(Marks.UndoOffer.duration(isAssisted: false) == .seconds(5))
        #expect(Marks.UndoOffer.duration(isAssisted: true) == nil)
    }

    @Test("watched takes an item off To Watch, and undo gives it back")
    func watched() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        marks.toWatchTapped(id)
        #expect(marks[id].isToWatch && marks.undoable == nil)
        marks.watchedTapped(id)
        #expect(marks[id].isWatched && !marks[id].isToWatch)
        #expect(marks[id].watched == [Day.today])
        await eventually { marks.undoOffer != nil }
        let offer = try #require(marks.undoOffer)
        #expect(offer.text(strings) == "Marked “Book 7” as watched")
        marks.undoTapped(offer.undoable)
        #expect(marks[id].isToWatch && !marks[id].isWatched)
        await marks.settled()
        let expected = try await stored(room)
        #expect(expected.isToWatch && !expected.isWatched)
        #expect(marks[id] == expected)
        #expect(room.router.alert == nil)
    }

    @Test("removing all watched days, a rating or a note can be undone with what was there")
    func removals() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        let day = Day(year: 2024, month: 2, day: 29)
        _ = try await room.library.edit([.add(.watched(on: day))], of: id)
        _ = try await room.library.edit([.add(.watched(on: nil))], of: id)
        await eventually { marks[id].watched == [day, nil] }
        marks.rated(id, OwnRating(halfStars: 7))
        marks.noteEdited(id, "A note\n")
        await marks.settled()
        let before = marks[id]
        let removals: [(@MainActor () -> Void, String)] = [
            ({ marks.watchedTapped(self.id) }, "Marked “Book 7” as not watched"),
            ({ marks.rated(self.id, nil) }, "Removed your rating of “Book 7”"),
            ({ marks.noteEdited(self.id, " \n") }, "Deleted your note on “Book 7”"),
        ]
        for (remove, text) in removals {
            remove()
            #expect(marks[id] != before)
            await eventually { marks.undoOffer?.text(strings) == text }
            marks.undoTapped(try #require(marks.undoable))
            #expect(marks[id] == before, "at once")
            await marks.settled()
            #expect(try await stored(room) == before)
        }
        #expect(try await room.library.note(of: id) == "A note\n")
    }

    @Test("a second tap while Undo is offered restores what the first one removed, days too")
    func doubleTap() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        let day = Day(year: 2023, month: 6, day: 5)
        _ = try await room.library.edit([.add(.watched(on: day))], of: id)
        await eventually { marks[id].watched == [day] }
        for count in 1...5 {
            marks.watchedTapped(id)
            let isWatched = count.isMultiple(of: 2)
            #expect(marks[id].watched == (isWatched ? [day] : []))
            #expect((marks.undoable == nil) == isWatched)
        }
        marks.undoTapped(try #require(marks.undoable))
        #expect(marks[id].watched == [day], "the state before the first tap")
        await marks.settled()
        #expect(try await stored(room).watched == [day])
        marks.watchedTapped(id)
        // The offer disappeared, so this isn't a double click.
        marks.undoOfferEnded(try #require(marks.undoable))
        marks.watchedTapped(id)
        #expect(marks[id].watched == [Day.today])
    }

    @Test("a double tap on watched leaves an item on the watchlist")
    func doubleTapUnwatched() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        marks.toWatchTapped(id)
        marks.watchedTapped(id)
        marks.watchedTapped(id)
        #expect(marks[id].isToWatch && !marks[id].isWatched && marks.undoable == nil)
        await marks.settled()
        #expect(try await stored(room).isToWatch)
    }

    @Test("undo after several quick changes of an item restores the state before the first")
    func several() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        let days = [Day(year: 2023, month: 6, day: 5), Day(year: 2024, month: 2, day: 29)]
        for day in days { _ = try await room.library.edit([.add(.watched(on: day))], of: id) }
        _ = try await room.library.edit([.add(.note("First"))], of: id)
        await eventually { marks[id].watched.count == 2 && marks[id].hasNote }
        let before = marks[id]
        for day in days { marks.watchedRemoved(id, on: day) }
        #expect(marks.undoable?.deed == .dayRemoved)
        marks.rated(id, OwnRating(halfStars: 7))
        for text in ["Second", "Third"] { marks.noteEdited(id, text) }
        await eventually {
            marks.undoOffer?.text(strings) == "Changed your marks on “Book 7”"
        }
        // Of another item, so the offer stays.
        marks.toWatchTapped(Books.item(8).id)
        marks.undoTapped(try #require(marks.undoable))
        #expect(marks[id] == before, "at once")
        await marks.settled()
        #expect(try await stored(room) == before)
        #expect(try await room.library.note(of: id) == "First")
    }

    @Test("a second tap restores only what the first one removed, not an earlier change")
    func doubleTapAfterOther() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router)
        _ = try await room.library.edit([.add(.watched(on: nil))], of: id)
        await eventually { marks[id].isWatched }
        marks.favoriteTapped(id)
        marks.favoriteTapped(id)
        marks.watchedTapped(id)
        marks.watchedTapped(id)
        #expect(marks[id].watched == [nil] && !marks[id].isFavorite)
        #expect(marks.undoable?.deed == .favoriteRemoved)
        await marks.settled()
        #expect(try await stored(room) == marks[id])
    }

    @Test("a change that can't be stored is reverted, and offers no undo")
    func failure() async throws {
        let room = try await room()
        let marks = Marks(library: room.library, router: room.router) { _, _ throws(CatalogError) in
            throw .storage(code: 13)
        }
        marks.toWatchTapped(id)
        marks.watchedTapped(id)
        #expect(marks[id].isWatched)
        await marks.settled()
        #expect(marks[id] == ItemMarks())
        #expect(marks.undoable == nil)
        #expect(room.router.alert == .storage(code: 13))
    }

    @Test("a row says its marks, and its menu has those of the catalog")
    func words() async throws {
        let room = try await room()
        var marks = ItemMarks()
        (marks.isFavorite, marks.isToWatch, marks.watched) = (true, true, [nil])
        (marks.rating, marks.hasNote) = (OwnRating(halfStars: 9), true)
        #expect(
            marks.speech(strings)
                == ", favorite, on the watchlist, watched, your rating 4.5 of 5, with a note"
        )
        #expect(ItemMarks().speech(strings) == "")
        let list = room.list()
        list.appeared()
        list.rowsAppeared(0..<1)
        await eventually { list.row(Books.item(1).id).content != nil }
        let actions = (list.row(Books.item(1).id).content.map(list.descriptor.actions) ?? [])
        #expect(actions.prefix(6) == [.open, .heart, .watchLater, .watched, .rate, .notes])
        #expect(room.details(of: 1).markButtons == [.favorite, .toWatch, .watched, .note])
    }
}

extension CatalogDescriptor {
    /// Books with all kinds of marks.
    static let markedBooks = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Books"]),
        lists: [Books.popular, Books.hearts],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: .persistent,
        marks: [.toWatch, .watched, .rating, .note],
        images: .persistent
    )
}
