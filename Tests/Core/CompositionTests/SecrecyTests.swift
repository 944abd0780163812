import Catalog
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import Networking
import TestSupport
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

    @Test("a key of any form is hidden in messages and the log", arguments: [true, false])
    func knownKey(isStored: Bool) async throws {
        let key = "s3cr3t/key"
        let body = Data(#"{"status_message": "No: s3cr3t\/key, s3cr3t%2Fkey"}"#.utf8)
        let wire = Wire { request throws(HTTPError) in
            request.url.path().hasSuffix(".jpg")
                ? HTTPResponse(status: 404) : HTTPResponse(status: 401, body: body)
        }
        let folder = TemporaryFolder()
        var variables = ["VITRINE_LOG": "debug", "VITRINE_TMDB_URL": "http://movies.test/3"]
        variables["VITRINE_TMDB_IMAGES_URL"] = "http://movies.test/s3cr3t%2fkey"
        if !isStored { variables["TMDB_API_KEY"] = key }
        let start = Start(variables, in: folder, over: wire)
        let (library, settings) = try await start.open()
        if isStored {
            let verdict = await settings.verdict(on: key, with: start.file.settings)
            #expect(verdict == .refused(host: "movies.test", message: "No: [hidden], [hidden]"))
        } else {
            let message = "No: [hidden], [hidden]"
            await #expect(throws: CatalogError.unauthorized(message: message)) {
                try await library.page(1, of: Start.popular)
            }
        }
        let artwork = Artwork(path: "/1.jpg")
        let fit = ImageRequest.Fit.cover(PixelSize(300, 450))
        let request = library.imageRequest(for: artwork, of: Start.movies, fit: fit)
        _ = try? await library.images.data(for: try #require(request))
        #expect(start.logged.contains { $0.contains("http://movies.test/[hidden]") })
        #expect(start.logged.allSatisfy { !$0.contains("s3cr3t") })
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
