import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Error responses") struct ErrorTests {
    let demo = Demo(films: TestFilms.json)

    private func check(
        _ response: HTTPResponse,
        _ status: Int,
        _ code: Int,
        _ message: String
    ) throws {
        #expect(response.status == status)
        let expected: NSDictionary = [
            "success": false, "status_code": code, "status_message": message,
        ]
        #expect(try response.object as NSDictionary == expected)
        #expect(response.headers["Content-Type"] == "application/json;charset=utf-8")
        #expect(response.headers["ETag"] == nil)
    }

    @Test(
        "a missing or malformed key is 401 for any path",
        arguments: [
            "/3/movie/popular", "/3/movie/popular?api_key=", "/3/movie/popular?api_key=abc",
            "/3/movie/popular?api_key=0123456789abcdef0123456789abcdeg", "/3/nothing",
        ]
    )
    func invalidKey(target: String) async throws {
        try check(
            await demo.send(target),
            401,
            7,
            "Invalid API key: You must be granted a valid key."
        )
    }

    @Test("accepts a bearer token by its first characters, but not a short key as one")
    func bearer() async {
        func status(_ field: String) async -> Int {
            await demo.send("/3/movie/popular", headers: ["Authorization": field]).status
        }
        let start = "ey" + "J"
        #expect(await status("Bearer \(start)hbGciOi.abc") == 200)
        #expect(await status("bearer \(start)hbGciOi.abc") == 200)
        #expect(await status("Bearer \(Demo.key)") == 401)
        #expect(await status("Basic \(start)hbGciOi.abc") == 401)
        #expect(await status("Bearer") == 401)
    }

    @Test(
        "an unknown film or path is 404",
        arguments: [
            "/movie/999", "/movie/abc", "/movie/-1", "/movie/999/videos", "/movie/1/credits",
            "/tv/popular", "/", "/movie", "/movie/1/videos/2", "/configuration/x",
        ]
    )
    func notFound(target: String) async throws {
        try check(
            await demo.api(target),
            404,
            34,
            "The resource you requested could not be found."
        )
    }

    @Test("a path outside all services is 404", arguments: ["/", "/nothing", "/t", "/33/movie/1"])
    func outside(target: String) async throws {
        try check(
            await demo.send(target),
            404,
            34,
            "The resource you requested could not be found."
        )
    }

    @Test(
        "a page outside 1 to 500 is 400",
        arguments: ["0", "-1", "501", "x", "", "1.5", "99999999999999999999"],
        ["/movie/popular", "/movie/top_rated", "/discover/movie", "/search/movie?query=matrix"]
    )
    func invalidPage(page: String, list: String) async throws {
        try check(
            await demo.api(list + (list.contains("?") ? "&" : "?") + "page=" + page),
            400,
            22,
            "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
        )
    }

    @Test("writing is not supported", arguments: ["/movie/popular", "/movie/1"])
    func method(target: String) async throws {
        try check(
            await demo.api(target, method: .put),
            405,
            42,
            "This request method is not supported for this resource."
        )
    }

    @Test("invalid percent encoding is 400")
    func badEncoding() async {
        #expect(await demo.send("/3/movie/%FF%FE").status == 400)
        #expect(await demo.send("/3/search/movie?query=%FF").status == 400)
    }
}
