import Catalog
import Foundation
import L10n
import Library
import Testing

@testable import Features

@Suite("Opening and closing a trailer", .timeLimit(.minutes(5)))
@MainActor
struct TrailerRouteTests {
    private let id = Books.item(1).id

    private func loaded(_ facets: Facets) async throws -> AppModel {
        let service = BookService()
        let library = try await Library.ofBooks(service)
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        app.router.path = [.details(id)]
        let details = try #require(app.details)
        details.appeared()
        #expect(!details.hasTrailer)
        let call = try await service.call()
        call.answer(Books.item(1), facets)
        await eventually { !details.content.isLoading }
        return app
    }

    private func trailer(_ address: String) throws -> Facets {
        let url = try #require(URL(string: address))
        return Facets().setting(.trailer, Trailer(site: "Vitrine", url: url))
    }

    @Test("details with a trailer open its player, and closing it returns to them")
    func thereAndBack() async throws {
        let app = try await loaded(trailer("http://127.0.0.1/1.webm"))
        let details = try #require(app.details)
        #expect(details.hasTrailer)
        details.trailerTapped()
        details.trailerTapped()
        #expect(app.router.path == [.details(id), .trailer(id)])
        #expect(app.router.isTrailerOpen)
        #expect(app.router.openItem == id)
        #expect(app.details === details)
        let player = try #require(app.trailer)
        #expect(player.title == "Book 1")
        #expect(try player.playback == .direct(#require(URL(string: "http://127.0.0.1/1.webm"))))
        #expect(app.trailer === player)

        player.closeTapped()
        #expect(app.trailer == nil)
        #expect(app.details === details)
        #expect(app.router.path == [.details(id)])
    }

    @Test("details without a trailer have no button, and a route to it returns to the details")
    func none() async throws {
        let app = try await loaded(Facets())
        #expect(app.details?.content.value?.trailer == nil)
        #expect(app.details?.hasTrailer == false)
        app.details?.trailerTapped()
        #expect(app.router.path == [.details(id)])
        app.router.path.append(.trailer(id))
        #expect(app.trailer == nil)
        #expect(app.router.path == [.details(id)])
    }

    @Test("a trailer with an unsafe address has no button")
    func notOfTheWeb() async throws {
        let app = try await loaded(trailer("file:///etc/passwd"))
        #expect(app.details?.content.value?.trailer != nil)
        #expect(app.details?.hasTrailer == false)
        #expect(app.details?.makeTrailer() == nil)
    }
}
