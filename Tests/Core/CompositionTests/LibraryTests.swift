import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("Composed library", .timeLimit(.minutes(5)))
struct LibraryTests {
    private let poster = ImageRequest.Fit.cover(PixelSize(300, 450))

    private func image(_ item: Item, of library: Library) throws -> ImageRequest {
        let artwork = try #require(item.artwork)
        return try #require(library.imageRequest(for: artwork, of: Start.movies, fit: poster))
    }

    @Test("by default, takes the first page from the demo service, with genres and posters")
    func demo() async throws {
        let start = Start()
        let library = try await start.library()

        let answer = try await library.page(1, of: Start.popular)
        #expect(answer.origin == .network)
        #expect(answer.value.elements.count == 20)
        let first = try #require(answer.value.elements.first)
        #expect(first.facets[.genres]?.isEmpty == false)
        let request = try image(first, of: library)
        #expect(try await library.images.data(for: request) == Wire.image)

        #expect(start.demoStartCount > 0)
        #expect(library.catalogs.first?.id == Start.movies)
        #expect(Set(start.wire.requests.compactMap { $0.url.host() }) == ["127.0.0.1"])
        #expect(library.recovery == nil)
        #expect(start.logged.isEmpty)
    }

    @Test("the demo starts only if a catalog needs it")
    func noDemo() async throws {
        let start = Start([
            "TMDB_API_KEY": Start.key, "VITRINE_FILMS_URL": "http://films.test/lists",
            "VITRINE_DISNEY_URL": "http://characters.test",
            "VITRINE_PHOTOS_URL": "http://photos.test",
        ])
        _ = try await start.library()
        #expect(start.demoStartCount == 0)
        #expect(start.wire.requests.isEmpty)
    }

    @Test("a key alone selects the real service, and only its API receives the key")
    func realService() async throws {
        let start = Start(["TMDB_API_KEY": Start.key])
        let library = try await start.library()
        let page = try await library.page(1, of: Start.popular).value
        _ = try await library.images.data(for: try image(page.elements[0], of: library))

        let keyed = start.wire.requests.filter { $0.url.absoluteString.contains(Start.key) }
        #expect(
            keyed.allSatisfy { $0.url.absoluteString.hasPrefix("https://api.themoviedb.org/3/") }
        )
        let images = start.wire.requests.filter { $0.url.path().hasPrefix("/t/p/") }
        #expect(images.count == 1)
        #expect(keyed.count + images.count == start.wire.requests.count)
    }

    @Test("a token is sent only in the API's header")
    func token() async throws {
        let start = Start(["TMDB_API_KEY": Start.token])
        let library = try await start.library()
        let page = try await library.page(1, of: Start.popular).value
        _ = try await library.images.data(for: try image(page.elements[0], of: library))
        for request in start.wire.requests {
            let isAPI = request.url.path().hasPrefix("/3/")
            #expect(request.headers["Authorization"] == (isAPI ? "Bearer \(Start.token)" : nil))
            #expect(!request.url.absoluteString.contains("eyJ"))
        }
    }

    @Test("a custom address needs no key and receives none")
    func ownAddress() async throws {
        let start = Start([
            "VITRINE_TMDB_URL": "http://movies.test/3",
            "VITRINE_TMDB_IMAGES_URL": "http://images.test/t/p",
        ])
        let library = try await start.library()
        await #expect(throws: CatalogError.unauthorized(message: Self.refusal)) {
            try await library.page(1, of: Start.popular)
        }
        #expect(start.wire.requests.allSatisfy { $0.url.host() == "movies.test" })
        #expect(start.wire.count(of: "/3/movie/popular") == 1)
        #expect(start.wire.count(of: "/3/configuration") == 0)
        let request = library.imageRequest(
            for: Artwork(path: "/1.jpg"),
            of: Start.movies,
            fit: poster
        )
        #expect(request?.url.absoluteString == "http://images.test/t/p/w342/1.jpg")
    }

    private static let refusal = "Invalid API key: You must be granted a valid key."

    @Test("requests use only query keys that TMDB knows, and the content language")
    func queryKeys() async throws {
        let start = Start(["LANGUAGE": "uk", "TMDB_API_KEY": Start.key])
        let library = try await start.library()
        let page = try await library.page(1, of: Start.popular).value
        var sorted = Start.popular
        sorted.sort = Sort(SortID("rating"), .descending)
        sorted.filter = Filter(genres: ["18"], years: YearRange(first: 1990, last: 2020))
        try await library.page(1, of: sorted)
        var search = Start.popular
        search.search = "dark"
        try await library.page(1, of: search)
        _ = try await library.details(of: page.elements[0].id)

        let known: [String: Set<String>] = [
            "/3/configuration": [],
            "/3/genre/movie/list": ["language"],
            "/3/movie/popular": ["language", "page", "region"],
            "/3/discover/movie": [
                "language", "page", "include_adult", "sort_by", "with_genres",
                "primary_release_date.gte", "primary_release_date.lte", "vote_average.gte",
                "vote_count.gte",
            ],
            "/3/search/movie": ["query", "language", "page", "include_adult", "region", "year"],
            "/3/movie/\(page.elements[0].id.key)": [
                "language", "append_to_response", "include_video_language",
            ],
        ]
        #expect(Set(start.wire.requests.map { $0.url.path() }) == Set(known.keys))
        for request in start.wire.requests {
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
            let names = Set((items ?? []).map(\.name))
            let allowed = try #require(known[request.url.path()])
            #expect(names.isSubset(of: allowed.union(["api_key"])), "\(request)")
            let language = items?.first { $0.name == "language" }?.value
            // Untranslated names are requested in English.
            let isPage = allowed.contains("page")
            #expect(allowed.isEmpty || language == "uk-UA" || (!isPage && language == "en-US"))
        }
    }

    @Test("names sort in the language's order", arguments: ["en", "uk"])
    func collation(language: String) async throws {
        let body = """
            {"page":1,"total_pages":1,"total_results":2,"results":[
            {"id":1,"title":"Zoo"},{"id":2,"title":"Абетка"}]}
            """
        let wire = Wire { request throws(HTTPError) in
            request.url.path() == "/3/movie/popular"
                ? HTTPResponse(status: 200, body: Data(body.utf8)) : nil
        }
        let library = try await Start(["LANGUAGE": language], over: wire).library()
        let page = try await library.page(1, of: Start.popular).value
        for item in page.elements { try await library.edit([.add(.favorite)], of: item.id) }
        var favorites = Query(catalog: Start.movies, list: ListID("favorites"))
        favorites.sort = Sort(SortID("title"), .ascending)
        let order = try await library.stored(favorites)
        #expect(order?.ids.map(\.key) == (language == "uk" ? ["2", "1"] : ["1", "2"]))
    }

    @Test("a second start with the same folders shows rows and pictures without a request")
    func secondStart() async throws {
        let first = Start()
        let library = try await first.library()
        let page = try await library.page(1, of: Start.popular).value
        for item in page.elements.prefix(3) {
            _ = try await library.images.data(for: try image(item, of: library))
        }
        library.images.close()

        let second = Start(in: first.folder, over: .dead(), port: 5_000)
        let again = try await second.library()
        let order = try #require(await again.stored(Start.popular))
        #expect(order.ids == page.elements.map(\.id))
        let items = try await again.items(order.ids)
        #expect(items == page.elements)
        for item in items.prefix(3) {
            let request = try image(item, of: again)
            #expect(request.url.port == 5_000)
            #expect(try await again.images.data(for: request) == Wire.image)
        }
        #expect(second.wire.requests.isEmpty)
    }

    @Test("the demo and a live service share folders but no data")
    func realms() async throws {
        let demo = Start()
        let demoLibrary = try await demo.library()
        let shown = try await demoLibrary.page(1, of: Start.popular).value
        let shownImage = try image(shown.elements[0], of: demoLibrary)
        _ = try await demoLibrary.images.data(for: shownImage)

        let live = Start(
            ["VITRINE_TMDB_URL": "http://movies.test/3", "TMDB_API_KEY": Start.key],
            in: demo.folder
        )
        let liveLibrary = try await live.library()
        #expect(try await liveLibrary.stored(Start.popular)?.ids == [])
        #expect(try await liveLibrary.items(shown.elements.map(\.id)).isEmpty)
        let liveImage = try image(shown.elements[0], of: liveLibrary)
        #expect(liveImage.key != shownImage.key)
        _ = try await liveLibrary.images.data(for: liveImage)
        #expect(live.wire.requests.count == 1)

        try await liveLibrary.page(2, of: Start.popular)
        #expect(try await demoLibrary.stored(Start.popular)?.ids == shown.elements.map(\.id))

        let proxied = Start(
            ["VITRINE_TMDB_URL": "http://proxy.test/3", "TMDB_API_KEY": Start.key],
            in: demo.folder,
            over: .dead()
        )
        #expect(try await proxied.library().stored(Start.popular)?.ids.count == 20)
    }

    @Test("a library with other sources uses the same folders and doesn't start the demo")
    func otherSources() async throws {
        let start = Start(["LANGUAGE": "uk"])
        let none = try await start.library(of: [])
        #expect(none.catalogs.isEmpty)
        #expect(start.demoStartCount == 0)
        let path = start.folder.folders.data.appending(path: "library.sqlite").path
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("without a data folder, the library opens and reports that it cannot save")
    func noStore() async throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: folder.folders.data)
        let library = try await Start(in: folder).library()
        #expect(library.unsaved == .storage(code: 14))
    }

    @Test("throws the error of a demo that cannot start")
    func demoFails() async throws {
        await #expect(throws: CocoaError.self) { _ = try await Start(port: -1).library() }
    }
}
