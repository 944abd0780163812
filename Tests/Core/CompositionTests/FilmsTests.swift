import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import Testing

@testable import Composition

@Suite("Films in the composed library", .timeLimit(.minutes(5)))
struct FilmsTests {
    private let films = CatalogID("films")
    private let thumbnail = ImageRequest.Fit.cover(PixelSize(80, 120))

    private func query(_ list: String) -> Query { Query(catalog: films, list: ListID(list)) }

    @Test("by default, takes both lists and their pictures from the demo service")
    func demo() async throws {
        let start = Start()
        let library = try await start.library()
        for list in ["user-rated", "critic-rated"] {
            let answer = try await library.page(1, of: query(list))
            #expect(answer.value.elements.count == 15)
            #expect(answer.value.totalPages == 1)
            let artwork = try #require(answer.value.elements.first?.artwork)
            let request = try #require(
                library.imageRequest(for: artwork, of: films, fit: thumbnail)
            )
            #expect(try await library.images.data(for: request) == Wire.image)
        }
        #expect(start.wire.count(of: "/films/user-rated") == 1)
        #expect(start.wire.count(of: "/films/critic-rated") == 1)
    }

    @Test("sends requests to a custom address, without another service's key")
    func ownAddress() async throws {
        let start = Start([
            "TMDB_API_KEY": Start.key, "VITRINE_FILMS_URL": "http://films.test/films",
        ])
        let library = try await start.library()
        let page = try await library.page(1, of: query("user-rated")).value
        #expect(page.elements.count == 15)
        #expect(
            start.wire.requests.map(\.url.absoluteString) == ["http://films.test/films/user-rated"]
        )
        #expect(start.wire.requests[0].headers["Authorization"] == nil)
    }

    @Test("favorite films last for the session, favorite movies persist")
    func hearts() async throws {
        let first = Start()
        let library = try await first.library()
        let film = try #require(
            try await library.page(1, of: query("user-rated")).value.elements.first
        )
        let movie = try #require(try await library.page(1, of: Start.popular).value.elements.first)
        for item in [film, movie] { try await library.edit([.add(.favorite)], of: item.id) }
        for try await items in library.items(marked: .favorite, observedIn: films) {
            #expect(items.map(\.id) == [film.id])
            break
        }
        await library.close()

        let again = try await Start(in: first.folder, port: 5_000).library()
        #expect(try await again.currentMarks([.favorite], in: films).isEmpty)
        #expect(
            try await again.currentMarks([.favorite], in: Start.movies).map(\.item.id) == [
                movie.id
            ]
        )
        #expect(try await again.items([film.id]).map(\.title) == [film.title])
    }
}
