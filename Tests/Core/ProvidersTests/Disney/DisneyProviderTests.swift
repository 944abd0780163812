import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Pages from the Disney API")
struct DisneyProviderTests {
    private func page(_ body: String, _ number: Int = 1) async throws -> Page<Item> {
        try await Characters.provider(Characters.service(body)).page(number, of: Characters.query())
    }

    @Test("reads an array and counts its bad rows")
    func array() async throws {
        #expect(
            try await page(Characters.page("[\(Characters.mouse),{},null]"))
                == Page(number: 1, totalPages: 149, elements: [Characters.mouseItem], skipped: 2)
        )
    }

    @Test("reads a bare object as one row, as on a last page with one character")
    func object() async throws {
        #expect(
            try await page(Characters.page(Characters.mouse, totalPages: "5"), 5)
                == Page(number: 5, totalPages: 5, elements: [Characters.mouseItem])
        )
        #expect(
            try await page(Characters.page(#"{"_id":1}"#, totalPages: "1"))
                == Page(number: 1, totalPages: 1, elements: [], skipped: 1)
        )
    }

    @Test("missing data is an empty page", arguments: ["[]", "null"])
    func nothing(data: String) async throws {
        #expect(
            try await page(Characters.page(data, totalPages: "0"))
                == Page(number: 1, totalPages: 1, elements: [])
        )
    }

    @Test(
        "the number of pages may be a string or missing",
        arguments: [("\"12\"", 12), ("null", 3), ("-1", 1), ("0", 1)]
    )
    func totalPages(text: String, expected: Int) async throws {
        #expect(try await page(Characters.page("[]", totalPages: text), 3).totalPages == expected)
    }

    @Test("without page information, the requested page is the last one")
    func noInfo() async throws {
        #expect(try await page(#"{"data":[]}"#, 4) == Page(number: 4, totalPages: 4, elements: []))
        let body = #"{"data":[],"info":null}"#
        #expect(try await page(body, 4) == Page(number: 4, totalPages: 4, elements: []))
    }

    @Test(
        "an unreadable page is an error",
        arguments: [
            "", "<html></html>", "[]", "null", "{}", #"{"info":{"totalPages":3}}"#,
            #"{"info":{"totalPages":3},"data":"none"}"#, #"{"info":{"totalPages":3},"data":7}"#,
            #"{"info":{},"data":[{"_id":1,"#,
        ]
    )
    func unreadable(body: String) async {
        await #expect { try await page(body) } throws: { CatalogError.isBadResponse($0) }
    }

    @Test("requests pages by number at its own address, despite the links in the response")
    func links() async throws {
        let service = Characters.service(Characters.page("[\(Characters.mouse)]"))
        let provider = Characters.provider(service)
        for number in 1...3 { _ = try await provider.page(number, of: Characters.query()) }
        #expect(
            service.requests.map(\.url.absoluteString)
                == (1...3).map {
                    "http://127.0.0.1:8080/d/character?page=\($0)&pageSize=100"
                }
        )
    }

    @Test("sends a search to the service, but not a local sort")
    func queries() async throws {
        let service = Characters.service(Characters.page("[]"))
        let provider = Characters.provider(service)
        let sort = Sort(SortID("popularity"), .descending)
        _ = try await provider.page(2, of: Characters.query(search: "queen", sort: sort))
        #expect(service.addresses == ["character?page=2&pageSize=100&name=queen"])
    }

    @Test("does not find or request an unknown list")
    func unknownList() async {
        let service = Characters.service(Characters.page("[]"))
        let query = Query(catalog: Characters.id, list: ListID("popular"))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await Characters.provider(service).page(1, of: query)
        }
        #expect(service.requests.isEmpty)
    }

    @Test("two characters with the same name are two items")
    func names() async throws {
        let rows = #"[{"_id":1,"name":"Rufus"},{"_id":2,"name":"Rufus"}]"#
        let items = try await page(Characters.page(rows)).elements
        #expect(items.map(\.id.key) == ["1", "2"])
        #expect(Set(items.map(\.title)) == ["Rufus"])
    }

    @Test(
        "maps failures to catalog errors, without a web server's text",
        arguments: [
            (HTTPError.offline(.unreachable), CatalogError.offline),
            (.connection(code: 18), .badResponse(nil)),
            (
                .status(HTTPResponse(status: 500, body: Data("<pre>Oops</pre>".utf8))),
                .server(status: 500, message: nil)
            ),
            (.status(HTTPResponse(status: 429)), .rateLimited(retryAfter: nil)),
        ]
    )
    func failures(error: HTTPError, expected: CatalogError) async {
        let service = ScriptedService(["character": ScriptedService.failing(error)])
        await #expect(throws: expected) {
            try await Characters.provider(service).page(1, of: Characters.query())
        }
    }
}
