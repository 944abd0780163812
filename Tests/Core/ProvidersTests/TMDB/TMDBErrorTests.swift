import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Errors from TMDB")
struct TMDBErrorTests {
    private func error(_ answer: @escaping ScriptedService.Answer) async -> CatalogError? {
        let service = ScriptedService(["movie/popular": answer])
        do {
            _ = try await Movies.provider(service).page(1, of: Movies.query())
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "maps a status to a catalog error, with TMDB's message verbatim",
        arguments: [
            (400, .server(status: 400, message: "No <b>page</b>.")),
            (401, .unauthorized(message: "No <b>page</b>.")),
            (403, .unauthorized(status: 403, message: "No <b>page</b>.")),
            (404, .notFound(message: "No <b>page</b>.")),
            (429, .rateLimited(retryAfter: nil)),
            (304, .server(status: 304, message: "No <b>page</b>.")),
            (503, .server(status: 503, message: "No <b>page</b>.")),
        ] as [(Int, CatalogError)]
    )
    func status(status: Int, expected: CatalogError) async {
        let body = #"{"status_message":"No <b>page</b>.","success":false,"status_code":7}"#
        #expect(await error(ScriptedService.body(body, status: status)) == expected)
    }

    @Test(
        "ignores messages in other formats",
        arguments: ["", "<html>Bad gateway</html>", "[]", "{}", #"{"status_message":""}"#]
    )
    func otherBodies(body: String) async {
        #expect(
            await error(ScriptedService.body(body, status: 502))
                == .server(status: 502, message: nil)
        )
    }

    @Test(
        "removes a key that the service repeats in its message",
        arguments: [400, 401, 404, 500]
    )
    func repeatedKey(status: Int) async {
        let key = String(repeating: "0f", count: 16)
        let words = "Invalid: /3/movie/popular?api_key=\(key)&page=1, key \(key), api_key=short7"
        let found = await error(
            ScriptedService.body(#"{"status_message":"\#(words)"}"#, status: status)
        )
        let text = "\(String(describing: found))"
        #expect(text.contains("Invalid: /3/movie/popular?"))
        #expect(!text.contains(key) && !text.contains("short7"), "\(text)")
    }

    @Test("uses the first message in a list of errors")
    func errorList() async {
        let body = #"{"errors":["query must be provided","x"]}"#
        #expect(
            await error(ScriptedService.body(body, status: 422))
                == .server(status: 422, message: "query must be provided")
        )
    }

    @Test(
        "reads Retry-After as seconds or as a date",
        arguments: [
            ("7", .seconds(7)), (" 0 ", .seconds(0)), ("-1", nil), ("soon", nil),
            ("Wed, 21 Oct 2015 07:28:00 GMT", .zero),
        ] as [(String, Duration?)]
    )
    func retryAfter(header: String, expected: Duration?) async {
        let response = HTTPResponse(status: 429, headers: ["Retry-After": header])
        #expect(
            await error(ScriptedService.failing(.status(response)))
                == .rateLimited(retryAfter: expected)
        )
    }

    @Test("a 503 with Retry-After is a rate limit")
    func closed() async {
        let response = HTTPResponse(status: 503, headers: ["Retry-After": "9999"])
        #expect(
            await error(ScriptedService.failing(.status(response)))
                == .rateLimited(retryAfter: .seconds(9_999))
        )
    }

    @Test(
        "maps failures without a usable response",
        arguments: [
            (.offline(.unknownHost), .offline), (.offline(.unreachable), .offline),
            (.offline(.timedOut), .offline), (.insecure, .insecure),
            (.connection(code: 18), .badResponse(nil)),
            (.tooLarge(limit: 5), .badResponse(.tooLarge(bytes: 5))),
            (.undecodable, .badResponse(nil)), (.cancelled, .cancelled),
        ] as [(HTTPError, CatalogError)]
    )
    func transport(failure: HTTPError, expected: CatalogError) async {
        #expect(await error(ScriptedService.failing(failure)) == expected)
    }
}
