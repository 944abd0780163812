import Catalog
import Foundation
import Primitives
import Networking
import Testing

@testable import Providers

@Suite("Pages from TMDB")
struct TMDBProviderTests {
    private func service(_ page: String) -> ScriptedService {
        ScriptedService([
            "movie/popular": ScriptedService.body(page),
            "movie/top_rated": ScriptedService.body(page),
            "discover/movie": ScriptedService.body(page),
            "search/movie": ScriptedService.body(page),
            "genre/movie/list": ScriptedService.body(Movies.genres),
        ])
    }

    @Test("reads a page with genre names from the table, and counts bad rows")
    func page() async throws {
        let service = service(Movies.page([Movies.knight, "{}"]))
        let page = try await Movies.provider(service).page(1, of: Movies.query())
        #expect(
            page
                == Page(
                    number: 1,
                    totalPages: 12,
                    elements: [Movies.knightItem],
                    skipped: 1,
                    totalElements: 240
                )
        )
        #expect(service.mainRequests == ["movie/popular?language=en-US&page=1"])
    }

    @Test("plain lists have their own endpoint, sorts and filters use discovery, words use search")
    func endpoints() async throws {
        let service = service(Movies.page([]))
        let provider = Movies.provider(service, language: "uk-UA")
        let filter = Filter(genres: ["18"])
        let sort = Sort(SortID("title"), .ascending)
        _ = try await provider.page(2, of: Movies.query(Movies.topRated))
        _ = try await provider.page(1, of: Movies.query(sort: sort))
        _ = try await provider.page(1, of: Movies.query(filter: filter))
        _ = try await provider.page(
            3,
            of: Movies.query(ListID("favorites"), search: "night", sort: sort, filter: filter)
        )
        #expect(
            service.mainRequests == [
                "movie/top_rated?language=uk-UA&page=2",
                "discover/movie?language=uk-UA&page=1&include_adult=false&sort_by=title.asc",
                "discover/movie?language=uk-UA&page=1&include_adult=false"
                    + "&sort_by=popularity.desc&with_genres=18",
                "search/movie?query=night&language=uk-UA&page=3&include_adult=false",
            ]
        )
    }

    @Test("percent-encodes the words of a search")
    func encoding() async throws {
        let service = service(Movies.page([]))
        _ = try await Movies.provider(service).page(1, of: Movies.query(search: "C++ & Ї#1"))
        #expect(
            service.requests.last { $0.url.path() == "/3/search/movie" }?.url.query()
                == "query=C%2B%2B%20%26%20%D0%87%231&language=en-US&page=1&include_adult=false"
        )
    }

    @Test(
        "the number of pages is at least one and at most TMDB's limit",
        arguments: [("0", 1), ("-3", 1), ("12", 12), ("\"12\"", 12), ("982", 500), ("null", 4)]
    )
    func totalPages(text: String, expected: Int) async throws {
        let service = service(Movies.page([], totalPages: text))
        let page = try await Movies.provider(service).page(4, of: Movies.query())
        #expect(
            page == Page(number: 4, totalPages: expected, elements: [], totalElements: 240)
        )
    }

    @Test(
        "an unreadable page is an error",
        arguments: [
            "", "<html></html>", "[]", "null", "{}", #"{"results":null,"total_pages":1}"#,
            #"{"results":{},"total_pages":1}"#, #"{"results":[{"id":1,"title":"T"#,
        ]
    )
    func badPage(body: String) async {
        await #expect {
            try await Movies.provider(service(body)).page(1, of: Movies.query())
        } throws: {
            CatalogError.isBadResponse($0)
        }
    }

    @Test("reports a list that TMDB does not offer as not found, without a request")
    func unknownList() async {
        let service = service(Movies.page([]))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await Movies.provider(service).page(1, of: Movies.query(ListID("favorites")))
        }
        #expect(service.requests.isEmpty)
    }

    @Test("requests genres once per language")
    func genresOnce() async throws {
        let service = service(Movies.page([Movies.knight]))
        let provider = Movies.provider(service, language: "uk-UA")
        _ = try await provider.page(1, of: Movies.query())
        _ = try await provider.page(2, of: Movies.query())
        let genres = try await provider.genres()
        #expect(genres.map(\.key) == ["28", "18", "80"])
        #expect(genres.map(\.name) == ["Action", "Drama", "Crime"])
        _ = try await provider.genres()
        let asked = service.addresses.filter { $0.hasPrefix("genre/") }
        let languages = ["uk-UA", "en-US"]
        #expect(asked == languages.map { "genre/movie/list?language=\($0)" })
    }

    @Test("rows need genres in the content language only")
    func oneTable() async throws {
        for language in ["uk-UA", "en-US", "en-GB"] {
            let service = service(Movies.page([Movies.knight]))
            let provider = Movies.provider(service, language: language)
            _ = try await provider.page(1, of: Movies.query())
            let asked = service.addresses.filter { $0.hasPrefix("genre/") }
            #expect(asked == ["genre/movie/list?language=\(language)"])
        }
    }

    @Test("a genre has its names in the app's languages", arguments: ["uk-UA", "en-US", "en-GB"])
    func names(language: String) async throws {
        let ukrainian = #"{"genres":[{"id":28,"name":"Бойовик"},{"id":18,"name":"Drama"}]}"#
        let service = ScriptedService.genres(ukrainian, english: Movies.genres)
        let provider = Movies.provider(service, language: language)
        let genres = try await provider.genres()
        let action = language == "uk-UA" ? "Бойовик" : "Action"
        #expect(genres.prefix(2).map(\.name) == [action, "Drama"])
        #expect(genres[0].names == ["en": "Action", "uk": "Бойовик"])
        #expect(genres[1].names == ["en": "Drama", "uk": "Drama"])
        #expect(provider.languages.sorted() == ["en", "uk"])
        #expect(provider.languages.first == (language == "uk-UA" ? "uk" : "en"))
    }

    @Test("genres lack English names if that request fails, which throws if a name is missing")
    func noEnglish() async throws {
        let ukrainian = #"{"genres":[{"id":28,"name":"Бойовик"}]}"#
        let provider = Movies.provider(.genres(ukrainian, english: nil), language: "uk-UA")
        #expect(
            try await provider.genres()
                == [Genre(key: "28", name: "Бойовик", names: ["uk": "Бойовик"])]
        )
        let untranslated = #"{"genres":[{"id":28,"name":null}]}"#
        let lost = Movies.provider(.genres(untranslated, english: nil), language: "uk-UA")
        await #expect(throws: CatalogError.server(status: 500, message: nil)) {
            try await lost.genres()
        }
    }

    @Test("a cancelled caller gets no genres, and the next one gets all their names")
    func cancelledGenres() async throws {
        let ukrainian = #"{"genres":[{"id":28,"name":"Бойовик"}]}"#
        let service = ScriptedService.genres(ukrainian, english: Movies.genres)
        let provider = Movies.provider(service, language: "uk-UA")
        _ = try await provider.page(1, of: Movies.query())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await provider.genres()
        }
        await #expect(throws: CatalogError.cancelled) { try await task.value }
        #expect(try await provider.genres().first?.names["en"] == "Action")
    }

    @Test("a page without genre names has no genres, and `genres()` retries")
    func genresFail() async throws {
        let service = ScriptedService([
            "movie/popular": ScriptedService.body(Movies.page([Movies.knight])),
            "genre/movie/list": ScriptedService.failing(.connection(code: 18)),
        ])
        let provider = Movies.provider(service)
        let asked = { service.addresses.filter { $0 == "genre/movie/list?language=en-US" } }
        let page = try await provider.page(1, of: Movies.query())
        #expect(page.elements.first?.facets == Movies.knightItem.facets.setting(.genres, nil))
        _ = try await provider.page(2, of: Movies.query())
        #expect(asked().count == 1)
        await #expect(throws: CatalogError.badResponse(nil)) { try await provider.genres() }
        #expect(asked().count == 2)
    }

    @Test("the first page after an outage requests genres again")
    func genresAfterOutage() async throws {
        let isDown = Locked(true)
        let service = ScriptedService([
            "movie/popular": ScriptedService.body(Movies.page([Movies.knight])),
            "genre/movie/list": { request throws(HTTPError) in
                if isDown.withLock({ $0 }) { throw .connection(code: 18) }
                return try await ScriptedService.body(Movies.genres)(request)
            },
        ])
        let provider = Movies.provider(service)
        _ = try await provider.page(1, of: Movies.query())
        isDown.withLock { $0 = false }
        #expect(
            try await provider.page(2, of: Movies.query()).elements.first?.facets[.genres] == nil
        )
        #expect(try await provider.page(1, of: Movies.query()).elements == [Movies.knightItem])
    }

    @Test("an untranslated genre has its English name")
    func untranslatedGenre() async throws {
        let ukrainian = #"{"genres":[{"id":28,"name":"бойовик"},{"id":18,"name":null},{"id":1}]}"#
        let service = ScriptedService.genres(ukrainian, english: Movies.genres)
        #expect(
            try await Movies.provider(service, language: "uk-UA").genres() == [
                Genre(key: "28", name: "бойовик", names: ["en": "Action", "uk": "бойовик"]),
                Genre(key: "18", name: "Drama", names: ["en": "Drama"]),
            ]
        )
        let names = service.addresses.filter { $0 == "genre/movie/list?language=en-US" }
        #expect(names.count == 1)
    }
}

extension ScriptedService {
    /// A service with a page, and genres in one language and in English.
    ///
    /// If `english` is nil, the request for the English genres fails.
    fileprivate static func genres(_ names: String, english: String?) -> ScriptedService {
        ScriptedService([
            "movie/popular": body(Movies.page([Movies.knight])),
            "genre/movie/list": { request throws(HTTPError) in
                let isEnglish = request.url.query()?.hasPrefix("language=en") == true
                guard let text = isEnglish ? english : names else {
                    return HTTPResponse(status: 500)
                }
                return HTTPResponse(status: 200, body: Data(text.utf8))
            },
        ])
    }
}
