import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Networking
import TestSupport
import Testing

@testable import Features

/// Whole sequences: a screen reader speaks each change.
@Suite("What screens say by themselves", .timeLimit(.minutes(5)))
@MainActor
struct AnnouncementTests {
    private let offline = Localizer(.english).message(for: .offline).text

    @Test("a list: that it loads, how many rows there are, and why there are no newer ones")
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
            "and of stored rows the reason why they are not newer"
        )
    }

    @Test("a search without results says that there are none")
    func search() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        #expect(model.announcement == "20 items loaded")
        let words = Recorder { model.announcement }
        model.searchTextChanged("zebra")
        await room.clock.sleepers(1)
        room.clock.advance(by: CatalogViewModel.searchDelay)
        try await room.expect(.page(1, Shelves.query(search: "zebra")))
            .answer(.page(Books.page(1, of: 1, keys: [])))
        await words.wait(for: "0 items loaded")
        #expect(words.values.last == "0 items loaded")
        model.searchCleared()
        #expect(model.announcement == "20 items loaded", "those of the list again")
    }

    @Test("details: that they load, whose they are, and why not")
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

    @Test("a poster: that it loads, that it is shown, and why not")
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

    @Test("a trailer: that it loads and plays; its failure is said by the notice alone")
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
