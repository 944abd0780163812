import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Pages of TMDB")
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

    @Test("a page is read whole, with genre names from the table and bad rows counted")
    func page() async throws {
        let service = service(Movies.page([Movies.knight, "{}"]))
        let page = try await Movies.provider(service).page(1, of: Movies.query())
        #expect(
            page == Page(number: 1, totalPages: 12, elements: [Movies.knightItem], skipped: 1)
        )
        #expect(service.mainRequests == ["movie/popular?language=en-US&page=1"])
    }

    @Test("without sort and filter a list is asked for itself, else discovered, words are searched")
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

    @Test("words are sent so that the service reads them as they were written")
    func encoding() async throws {
        let service = service(Movies.page([]))
        _ = try await Movies.provider(service).page(1, of: Movies.query(search: "C++ & Ї#1"))
        #expect(
            service.requests.last { $0.url.path() == "/3/search/movie" }?.url.query()
                == "query=C%2B%2B%20%26%20%D0%87%231&language=en-US&page=1&include_adult=false"
        )
    }

    @Test(
        "the number of pages is at least one and at most what TMDB answers",
        arguments: [("0", 1), ("-3", 1), ("12", 12), ("\"12\"", 12), ("982", 500), ("null", 4)]
    )
    func totalPages(text: String, expected: Int) async throws {
        let service = service(Movies.page([], totalPages: text))
        let page = try await Movies.provider(service).page(4, of: Movies.query())
        #expect(page == Page(number: 4, totalPages: expected, elements: []))
    }

    @Test(
        "a page that cannot be read is an error",
        arguments: [
            "", "<html></html>", "[]", "null", "{}", #"{"results":null,"total_pages":1}"#,
            #"{"results":{},"total_pages":1}"#, #"{"results":[],"total_pages":"many"}"#,
            #"{"results":[{"id":1,"title":"T"#,
        ]
    )
    func badPage(body: String) async {
        await #expect(throws: CatalogError.badResponse) {
            try await Movies.provider(service(body)).page(1, of: Movies.query())
        }
    }

    @Test("a list that TMDB does not serve is not found, and not asked for")
    func unknownList() async {
        let service = service(Movies.page([]))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await Movies.provider(service).page(1, of: Movies.query(ListID("favorites")))
        }
        #expect(service.requests.isEmpty)
    }

    @Test("names of genres are asked for once, in the content language")
    func genresOnce() async throws {
        let service = service(Movies.page([Movies.knight]))
        let provider = Movies.provider(service, language: "uk-UA")
        _ = try await provider.page(1, of: Movies.query())
        _ = try await provider.page(2, of: Movies.query())
        #expect(
            try await provider.genres() == [
                Genre(key: "28", name: "Action"), Genre(key: "18", name: "Drama"),
                Genre(key: "80", name: "Crime"),
            ]
        )
        let asked = service.addresses.filter { $0.hasPrefix("genre/") }
        #expect(asked == ["genre/movie/list?language=uk-UA"])
    }

    @Test("without names of genres a page comes without them, and whoever needs them asks again")
    func genresFail() async throws {
        let service = ScriptedService([
            "movie/popular": ScriptedService.body(Movies.page([Movies.knight])),
            "genre/movie/list": ScriptedService.failing(.connection(code: 18)),
        ])
        let provider = Movies.provider(service)
        let page = try await provider.page(1, of: Movies.query())
        #expect(page.elements.first?.facets == Movies.knightItem.facets.setting(.genres, nil))
        _ = try await provider.page(2, of: Movies.query())
        #expect(service.addresses.filter { $0.hasPrefix("genre/") }.count == 1)
        await #expect(throws: CatalogError.badResponse) { try await provider.genres() }
        #expect(service.addresses.filter { $0.hasPrefix("genre/") }.count == 2)
    }

    @Test("a genre that nobody translated has its English name")
    func untranslatedGenre() async throws {
        let service = ScriptedService([
            "genre/movie/list": { request throws(HTTPError) in
                let names =
                    request.url.query() == "language=en-US"
                    ? Movies.genres
                    : #"{"genres":[{"id":28,"name":"бойовик"},{"id":18,"name":null},{"id":1}]}"#
                return HTTPResponse(status: 200, body: Data(names.utf8))
            }
        ])
        #expect(
            try await Movies.provider(service, language: "uk-UA").genres() == [
                Genre(key: "28", name: "бойовик"), Genre(key: "18", name: "Drama"),
            ]
        )
    }
}
