import Catalog
import ImagePipeline
import L10n
import Library
import Networking
import Testing

@testable import Composition

@Suite("Keeping keys secret", .timeLimit(.minutes(5)))
struct SecrecyTests {
    @Test("the log has a line per exchange and never the key", arguments: [Start.key, Start.token])
    func log(key: String) async throws {
        let start = Start(
            [
                "VITRINE_LOG": "debug", "TMDB_API_KEY": key,
                "VITRINE_TMDB_URL": "http://movies.test/3",
            ],
            over: .answering([HTTPResponse(status: 503)], at: "/3/movie/popular")
        )
        let library = try await start.library()
        let page = try await library.page(1, of: Start.popular).value
        let artwork = try #require(page.elements[0].artwork)
        let fit = ImageRequest.Fit.cover(PixelSize(300, 450))
        let request = library.imageRequest(for: artwork, of: Start.movies, fit: fit)
        _ = try await library.images.data(for: try #require(request))

        let lines = start.logged
        #expect(lines.count == start.wire.requests.count)
        #expect(lines.count { $0.contains("/3/movie/popular") } == 2)
        #expect(lines.contains { $0.contains("/t/p/w342/") })
        #expect(lines.allSatisfy { !$0.contains(key) })
        // The log does not even show that there is a key.
        #expect(lines.allSatisfy { !$0.contains("api_key") })
    }

    @Test(
        "no error contains the key",
        arguments: [
            HTTPResponse(status: 401), HTTPResponse(status: 404), HTTPResponse(status: 500),
            HTTPResponse(status: 200), HTTPResponse(status: 429),
        ]
    )
    func errors(response: HTTPResponse) async throws {
        let wire = Wire { _ throws(HTTPError) in response }
        let library = try await Start(["TMDB_API_KEY": Start.key], over: wire).library()
        let error = await #expect(throws: CatalogError.self) {
            try await library.page(1, of: Start.popular)
        }
        let message = Localizer(.english).message(for: try #require(error))
        for text in [String(describing: error), String(reflecting: error), message.body] {
            #expect(!text.contains(Start.key))
        }
    }

    @Test("an outage does not log the key")
    func outage() async throws {
        let start = Start(["TMDB_API_KEY": Start.key, "VITRINE_LOG": "debug"], over: .dead())
        let library = try await start.library()
        await #expect(throws: CatalogError.offline) { try await library.page(1, of: Start.popular) }
        #expect(!start.logged.isEmpty)
        #expect(start.logged.allSatisfy { !$0.contains(Start.key) })
    }
}
