import Catalog
import L10n
import Library
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("The editor of notes, and keys for marks", .timeLimit(.minutes(5)))
@MainActor
struct NotesTests {
    private let id = Books.item(7).id
    private let clock = HandClock()

    private func app(_ descriptor: CatalogDescriptor = .markedBooks) async throws -> AppModel {
        let library = try await Library.ofBooks(
            BookService(descriptor) { _ in .page(Books.page(1, of: 1)) }
        )
        try await library.page(1, of: Books.query())
        return AppModel(library: library, strings: Localizer(.english), version: "1", clock: clock)
    }

    private func open(_ app: AppModel) async throws -> NotesViewModel {
        app.notesTapped(id)
        let notes = try #require(app.notes)
        await eventually { notes.isLoaded }
        return notes
    }

    private func stored(_ app: AppModel) async throws -> String? {
        await app.marks.settled()
        return try await app.dependencies.library.note(of: id)
    }

    @Test("a note is saved after a second without changes, and when the editor closes")
    func saving() async throws {
        let app = try await app()
        let notes = try await open(app)
        #expect(notes.title == "Book 7")
        notes.text = "One"
        await clock.sleepers(1)
        #expect(try await stored(app) == nil)
        clock.advance(by: .seconds(1))
        await eventually { app.marks[id].hasNote }
        #expect(try await stored(app) == "One")
        notes.text = "One, two"
        app.notesClosed()
        #expect(app.notes == nil)
        #expect(try await stored(app) == "One, two")
        let again = try await open(app)
        #expect(again.text == "One, two")
        again.text = " \n"
        app.notesClosed()
        #expect(try await stored(app) == nil)
        await eventually { app.marks.undoOffer != nil }
        app.marks.undoTapped(try #require(app.marks.undoable))
        #expect(try await stored(app) == "One, two")
    }

    @Test("a note is saved every second while one types without a pause")
    func typing() async throws {
        let app = try await app()
        let notes = try await open(app)
        for count in 1...3 {
            // Saving waits, too, to notice that it takes long.
            await clock.sleepers(0)
            for letter in ["a", "b", "c"] {
                notes.text += letter
                await clock.sleepers(1)
                clock.advance(by: .milliseconds(334))
            }
            let text = String(repeating: "abc", count: count)
            for try await note in app.dependencies.library.notes(of: id) where note == text {
                break
            }
        }
        #expect(try await stored(app) == "abcabcabc")
    }

    @Test("a note in the open editor is stored when the program is asked to end")
    func ending() async throws {
        let app = try await app()
        let notes = try await open(app)
        notes.text = "One"
        _ = await app.unsavedChanges(after: .seconds(5))
        #expect(try await app.dependencies.library.note(of: id) == "One")
    }

    @Test("all that was changed in the editor can be undone when it closes")
    func undo() async throws {
        let app = try await app()
        let day = Day(year: 2_023, month: 6, day: 5)
        app.marks.noteEdited(id, "First")
        app.marks.watchedAdded(id, on: day)
        app.marks.favoriteTapped(id)
        app.marks.favoriteTapped(id)
        let notes = try await open(app)
        #expect(app.marks.undoable == nil, "the favorite was removed before")
        for text in ["Second", "Third"] {
            notes.text = text
            notes.save()
        }
        notes.dayRemoved(day)
        await eventually { app.marks.undoOffer != nil }
        #expect(app.undoOffer == nil, "the editor covers the window")
        app.notesClosed()
        await eventually { app.undoOffer != nil }
        let offer = try #require(app.undoOffer)
        #expect(offer.text(app.strings) == "Changed your marks on “Book 7”")
        app.marks.undoTapped(offer.undoable)
        #expect(try await stored(app) == "First")
        #expect(app.marks[id].watched == [day] && !app.marks[id].isFavorite)
    }

    @Test("a text that can't be stored when the editor closes is there when it opens again")
    func fullDisk() async throws {
        let app = try await app()
        let library = app.dependencies.library
        try await library.execute(
            """
            CREATE TRIGGER full BEFORE INSERT ON marks
            BEGIN SELECT RAISE(ABORT, 'full'); END
            """
        )
        try await open(app).text = "Kept"
        app.notesClosed()
        await app.marks.settled()
        #expect(app.router.alert != nil && app.notes == nil)
        app.notesTapped(id)
        #expect(app.notes?.text == "Kept")
        try await library.execute("DROP TRIGGER full")
        app.notesClosed()
        #expect(try await stored(app) == "Kept")
    }

    @Test("a note that couldn't be stored is saved again when the editor closes")
    func failedSave() async throws {
        let app = try await app()
        let library = app.dependencies.library
        let fails = Locked(true)
        let marks = Marks(library: library, router: app.router) {
            edits,
            id throws(CatalogError) in
            if fails.withLock({ $0 }) { throw .storage(code: 13) }
            return try await library.edit(edits, of: id)
        }
        let notes = NotesViewModel(
            id,
            descriptor: .markedBooks,
            marks: marks,
            dependencies: app.dependencies
        )
        await eventually { notes.isLoaded }
        notes.text = "Kept"
        notes.save()
        await marks.settled()
        #expect(app.router.alert == .storage(code: 13))
        fails.withLock { $0 = false }
        notes.save()
        await marks.settled()
        #expect(try await library.note(of: id) == "Kept")
    }

    @Test("an editor that opens right after an edit shows it, also before it is stored")
    func quickly() async throws {
        let app = try await app()
        app.marks.noteEdited(id, "New")
        #expect(try await open(app).text == "New")
    }

    @Test("a note that wasn't changed isn't written again")
    func unchanged() async throws {
        let app = try await app()
        app.marks.noteEdited(id, "Old")
        let notes = try await open(app)
        _ = try await app.dependencies.library.edit([.add(.note("Newer, elsewhere"))], of: id)
        _ = notes
        app.notesClosed()
        #expect(try await stored(app) == "Newer, elsewhere")
    }

    @Test("text beyond 10,000 characters is cut off at once, and the room left is shown before")
    func length() async throws {
        let notes = try await open(try await app())
        notes.text = String(repeating: "ї", count: 9_000)
        #expect(notes.lengthText == nil)
        notes.text = String(repeating: "ї", count: 10_500)
        #expect(notes.text.count == 10_000)
        #expect(notes.lengthText == "10,000 of 10,000 characters")
        let full = notes.text
        notes.text = "in the middle" + full
        #expect(notes.text == full, "its end isn't cut off")
    }

    @Test("days can be added and removed, but not in the future; an unknown one is last")
    func days() async throws {
        let app = try await app()
        let notes = try await open(app)
        app.marks.toWatchTapped(id)
        let day = Day(year: 2_024, month: 2, day: 29)
        notes.dayAdded(day)
        notes.dayAdded(Day(year: 9_999, month: 1, day: 1))
        #expect(!app.marks[id].isToWatch)
        _ = try await app.dependencies.library.edit([.add(.watched(on: nil))], of: id)
        notes.dayAdded(Day(year: 2_025, month: 1, day: 2))
        await app.marks.settled()
        await eventually { notes.days.count == 3 }
        #expect(notes.days.map(\.text) == ["January 2, 2025", "February 29, 2024", "Unknown day"])
        #expect(
            app.marks[id].watchedText(notes.strings)
                == "Watched on January 2, 2025  ·  February 29, 2024"
        )
        notes.dayRemoved(nil)
        notes.dayRemoved(day)
        #expect(notes.days.map(\.text) == ["January 2, 2025"])
        notes.dayRemoved(notes.days[0].day)
        #expect(app.marks[id].watchedText(notes.strings) == nil)
    }

    @Test("details show the note, and follow it")
    func details() async throws {
        let app = try await app()
        app.router.path = [.details(id)]
        let details = try #require(app.details)
        details.appeared()
        #expect(details.note == nil)
        app.marks.noteEdited(id, "Seen twice")
        await eventually { details.note == "Seen twice" }
        app.marks.noteEdited(id, "")
        await eventually { details.note == nil }
    }

    @Test("keys set, remove and rate the focused row's or the open item's marks")
    func keys() async throws {
        let app = try await app()
        app.catalogTapped(Books.id)
        let row = Books.item(3).id
        #expect(app.hasKey(for: .note) && app.hasKey(for: .rating))
        #expect(!app.hasOpenItem(for: .watched))
        app.keyPressed(for: .watched, focused: row, isInDetails: false)
        #expect(app.marks[row].isWatched)
        app.keyPressed(for: .watched, focused: row, isInDetails: false)
        #expect(!app.marks[row].isWatched)
        app.keyPressed(rating: OwnRating(halfStars: 8), focused: row, isInDetails: false)
        #expect(app.marks[row].rating?.stars == 4)
        app.keyPressed(rating: nil, focused: row, isInDetails: false)
        #expect(app.marks[row].rating == nil)
        app.keyPressed(for: .note, focused: nil, isInDetails: false)
        #expect(app.notes == nil, "nothing is focused or open")
        app.router.path = [.details(id)]
        #expect(app.hasOpenItem(for: .watched))
        app.keyPressed(for: .toWatch, focused: row, isInDetails: true)
        #expect(app.marks[id].isToWatch && !app.marks[row].isToWatch)
        app.keyPressed(for: .note, focused: nil, isInDetails: false)
        #expect(app.notes?.id == id)
    }

    @Test("a catalog without these marks has no keys for them")
    func otherCatalogs() async throws {
        let app = try await app(Books.descriptor)
        app.catalogTapped(Books.id)
        #expect(app.hasKey(for: .favorite) && !app.hasKey(for: .note))
        for kind in [MarkKind.toWatch, .watched, .note] {
            app.keyPressed(for: kind, focused: id, isInDetails: false)
        }
        app.keyPressed(rating: OwnRating(halfStars: 8), focused: id, isInDetails: false)
        #expect(app.marks[id] == ItemMarks())
        app.notesTapped(id)
        #expect(app.notes == nil)
    }

    @Test("a picture has signs, but not that of its list; watched ones are dimmed")
    func signs() {
        var marks = ItemMarks()
        #expect(PictureSigns(marks).kinds.isEmpty && !PictureSigns(marks).isDimmed)
        (marks.isFavorite, marks.isToWatch, marks.watched, marks.hasNote) = (
            true, true, [nil], true
        )
        marks.rating = OwnRating(halfStars: 1)
        #expect(PictureSigns(marks).kinds == [.toWatch, .watched, .rating])
        #expect(PictureSigns(marks, in: Books.popular).isDimmed)
        let watched = ListDescriptor(
            id: ListID(marked: .watched),
            title: .key("watched"),
            shortTitle: .key("watched"),
            content: .marked(.watched)
        )
        let signs = PictureSigns(marks, in: watched)
        #expect(signs.kinds == [.toWatch, .rating] && !signs.isDimmed)
    }
}
