import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Film lists")
struct FilmsProviderTests {
    @Test("requests each list once, by its name")
    func requests() async throws {
        let service = RankedFilms.service(user: ScriptedService.body("[\(RankedFilms.knight)]"))
        let provider = RankedFilms.provider(service)
        let page = try await provider.page(1, of: RankedFilms.query())
        #expect(page == Page(number: 1, totalPages: 1, elements: [RankedFilms.knightItem]))
        #expect(service.addresses == ["user-rated"])
        _ = try await provider.page(1, of: RankedFilms.query(RankedFilms.criticRated))
        #expect(service.addresses == ["user-rated", "critic-rated"])
        #expect(Endpoint.list(FilmList.userRated) == Endpoint("user-rated"))
    }

    @Test("a second page is empty and makes no request")
    func secondPage() async throws {
        let service = RankedFilms.service(user: ScriptedService.body(RankedFilms.list(15)))
        let page = try await RankedFilms.provider(service).page(2, of: RankedFilms.query())
        #expect(page == Page(number: 2, totalPages: 1, elements: []))
        #expect(service.requests.isEmpty)
    }

    @Test("reads a list of any length", arguments: [1, 14, 15, 16, 200])
    func counts(count: Int) async throws {
        let page = try await RankedFilms.page(RankedFilms.list(count))
        #expect(page.elements.map(\.id.key) == (1...count).map(String.init))
        #expect(page.totalPages == 1 && page.skipped == 0)
    }

    @Test(
        "an empty list is not an error",
        arguments: ["[]", #"{"films":[]}"#, #"{"total":0,"data":[]}"#]
    )
    func empty(body: String) async throws {
        #expect(try await RankedFilms.page(body) == Page(number: 1, totalPages: 1, elements: []))
    }

    @Test("reads the only array of an object, under any key")
    func envelope() async throws {
        for key in ["films", "results", "anything at all"] {
            let body = #"{"count":1,"ok":true,"page":{"n":1},"\#(key)":[\#(RankedFilms.knight)]}"#
            #expect(try await RankedFilms.page(body).elements == [RankedFilms.knightItem])
        }
    }

    @Test(
        "omits and counts unreadable films",
        arguments: [
            "{}", "null", "5", #""The Dark Knight""#, "[]", #"{"id":2}"#, #"{"title":null}"#,
            #"{"title":"","name":" "}"#, #"{"title":[]}"#,
        ]
    )
    func malformed(film: String) async throws {
        let page = try await RankedFilms.page(
            #"[{"title":"First"},\#(film),\#(RankedFilms.knight)]"#
        )
        #expect(page.elements.map(\.title) == ["First", "The Dark Knight"])
        #expect(page.skipped == 1)
    }

    @Test("other types cost only the fact, and a number is text")
    func otherTypes() async throws {
        let page = try await RankedFilms.page(
            #"[{"title":5},{"title":"A","overview":[],"image":{},"userRating":"best"}]"#
        )
        #expect(page.elements.map(\.title) == ["5", "A"])
        #expect(page.elements.allSatisfy { $0.artwork == nil && $0.facets == Facets() })
    }

    @Test("a repeated film appears once, in its first position")
    func duplicates() async throws {
        let page = try await RankedFilms.page(
            """
            [\(RankedFilms.knight),{"title":"Up","year":2009},{"id":1001,"title":"Batman"},
             {"title":"UP","year":2009}]
            """
        )
        #expect(page.elements.map(\.title) == ["The Dark Knight", "Up"])
        #expect(page.skipped == 0)
    }

    @Test(
        "a body without a list is a bad response",
        arguments: ["", "null", "7", "{}", #"{"a":[],"b":[]}"#, #"{"error":"x"}"#, "[{", "<html>"]
    )
    func noList(body: String) async {
        await #expect { try await RankedFilms.page(body) } throws: {
            CatalogError.isBadResponse($0)
        }
    }

    @Test("reports unknown lists and unsupported queries as not found")
    func notFound() async {
        let service = RankedFilms.service(user: ScriptedService.body("[]"))
        let provider = RankedFilms.provider(service)
        var sorted = RankedFilms.query()
        sorted.sort = Sort(SortID("rating"), .descending)
        var filtered = RankedFilms.query()
        filtered.filter = Filter(minimumRating: 7)
        let queries = [
            RankedFilms.query(ListID("favorites")), RankedFilms.query(search: "a"), sorted,
            filtered,
        ]
        for query in queries {
            await #expect(throws: CatalogError.notFound(message: nil)) {
                try await provider.page(1, of: query)
            }
        }
        #expect(service.requests.isEmpty)
    }

    @Test("finds a film in either list, and reports one in neither as not found")
    func details() async throws {
        let service = RankedFilms.service(
            user: ScriptedService.body(RankedFilms.list(3)),
            critic: ScriptedService.body("[\(RankedFilms.knight)]")
        )
        let provider = RankedFilms.provider(service)
        let knight = try await provider.details(of: "1001")
        #expect(knight.item == RankedFilms.knightItem)
        #expect(knight.facets == RankedFilms.knightItem.facets)
        #expect(try await provider.details(of: "2").item.title == "Film 2")
        #expect(service.addresses == ["user-rated", "critic-rated", "user-rated"])
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "4")
        }
    }

    @Test(
        "maps failures to catalog errors",
        arguments: [
            (.offline(.unreachable), .offline), (.cancelled, .cancelled),
            (.status(HTTPResponse(status: 404)), .notFound(message: nil)),
            (.status(HTTPResponse(status: 503)), .server(status: 503, message: nil)),
        ] as [(HTTPError, CatalogError)]
    )
    func failures(failure: HTTPError, expected: CatalogError) async {
        let provider = RankedFilms.provider(
            RankedFilms.service(user: ScriptedService.failing(failure))
        )
        await #expect(throws: expected) { try await provider.page(1, of: RankedFilms.query()) }
        await #expect(throws: expected) { try await provider.details(of: "1") }
    }
}
