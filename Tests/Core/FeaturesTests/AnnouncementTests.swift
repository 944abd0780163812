import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Networking
import TestSupport
import Testing

@testable import Features

/// Compares whole sequences, because a screen reader speaks each change.
@Suite("Screen announcements", .timeLimit(.minutes(5)))
@MainActor
struct AnnouncementTests {
    private let offline = Localizer(.english).message(for: .offline).text

    @Test("a list announces loading, its row count, and why a refresh failed")
    func list() async throws {
        let room = try await Room()
        let model = room.list()
        let words = Recorder { model.announcement }
        model.appeared()
        try await room.answerPage(1, of: 1)
        await words.wait(for: "20 items loaded")
        model.refreshRequested()
        try await room.failPage(1, .offline)
        await words.wait(for: offline)
        #expect(
            words.values == ["", "Loading", "20 items loaded", "Loading", offline],
            "a failed refresh announces the reason, though stored rows are shown"
        )
    }

    @Test("a search without results announces zero items")
    func search() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        #expect(model.announcement == "20 items loaded")
        let words = Recorder { model.announcement }
        model.searchText = "zebra"
        await room.clock.sleepers(1)
        room.clock.advance(by: CatalogViewModel.searchDelay)
        try await room.expect(.page(1, Shelves.query(search: "zebra")))
            .answer(.page(Books.page(1, of: 1, keys: [])))
        await words.wait(for: "0 items loaded")
        #expect(words.values.last == "0 items loaded")
        model.searchCleared()
        #expect(model.announcement == "20 items loaded", "the list's count again")
    }

    @Test("details announce loading, the title once loaded, and a failure")
    func details() async throws {
        let room = try await Room()
        let model = room.details(of: 1)
        let words = Recorder { model.announcement }
        #expect(model.title == "")
        model.appeared()
        try await room.service.call().answer(Books.item(1), Facets())
        await words.wait(for: "Book 1: details loaded")
        #expect(model.title == "Book 1")
        #expect(words.values == ["", "Loading details", "Book 1: details loaded"])
        let other = room.details(of: 2)
        let failure = Recorder { other.announcement }
        other.appeared()
        try await room.service.call().fail(.offline)
        await failure.wait(for: offline)
        #expect(failure.values == ["", "Loading details", offline])
    }

    @Test("a poster announces loading, appearing, and a failure")
    func poster() {
        let model = PosterViewModel(
            title: "Alien",
            request: .picture("30x20"),
            router: Router(),
            strings: Localizer(.english)
        )
        let words = Recorder { model.announcement }
        model.pictureAsked()
        model.pictureFailed(.download(.offline(.unreachable)))
        model.pictureAsked()
        model.pictureCame(PixelSize(30, 20), scaleFactor: 1)
        #expect(
            words.values == [
                "", "Loading the poster", offline, "Loading the poster", "The poster is shown.",
            ]
        )
    }

    @Test("a trailer announces loading and playing; only the notice reports a failure")
    func trailer() throws {
        let url = try #require(URL(string: "http://127.0.0.1/video.webm"))
        let model = TrailerViewModel(
            title: "Alien",
            playback: .direct(url),
            router: Router(),
            strings: Localizer(.english)
        )
        let words = Recorder { model.announcement }
        model.began()
        model.failed(.unplayable)
        #expect(words.values == ["Loading the trailer", "The trailer is playing.", ""])
        #expect(model.notice != nil)
        #expect((model.label, model.subtitle) == ("Trailer of Alien", "Trailer"))
    }
}
