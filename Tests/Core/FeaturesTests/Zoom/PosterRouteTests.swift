import Catalog
import ImagePipeline
import Testing

@testable import Features

@Suite("Opening and closing a poster", .timeLimit(.minutes(5)))
@MainActor
struct PosterRouteTests {
    @Test("tapping the poster opens it above the details, and going back returns there")
    func openAndClose() async throws {
        let room = try await Room()
        let app = AppModel(library: room.library, strings: room.strings, version: "1.0.0")
        app.router.path = [.details(Books.item(1).id)]
        let details = try #require(app.details)
        details.appeared()
        let content = Recorder { details.content.value?.title }
        let call = try await room.service.call()
        call.answer(Books.item(1), Facets())
        await content.wait(for: "Book 1")
        details.posterTapped()
        details.posterTapped()
        #expect(app.router.openItem == details.id)
        let poster = try #require(app.poster)
        #expect(poster.title == "Book 1")
        #expect(poster.request.fit == .original)
        #expect(app.poster === poster)
        app.router.backTapped()
        #expect(app.poster == nil)
        #expect(app.details === details)
        details.posterTapped()
        app.router.path = []
        #expect(app.poster == nil)
    }

    @Test("a route to a missing poster returns to the details")
    func noPoster() async throws {
        let room = try await Room()
        let app = AppModel(library: room.library, strings: room.strings, version: "1.0.0")
        let id = Books.item(1).id
        app.router.path = [.details(id), .poster(id)]
        #expect(app.poster == nil)
        #expect(app.router.path == [.details(id)])
        app.details?.posterTapped()
        #expect(app.router.path == [.details(id)])
    }
}
