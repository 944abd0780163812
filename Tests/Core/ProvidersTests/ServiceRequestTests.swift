import Catalog
import Foundation
import JSONText
import Networking
import TestSupport
import Testing

@testable import Providers

@Suite("Requests of providers")
struct ServiceRequestTests {
    private let base = URL(string: "http://catalog.example/3/list") ?? URL(filePath: "/")

    private func answer(_ result: Result<HTTPResponse, HTTPError>) async throws -> JSON {
        let client = Client { _ in result }
        return try await client.json(of: Endpoint("x"), below: base) { _ in "no" }
    }

    @Test("requests JSON below the service's address")
    func requested() async throws {
        let client = Client { request in
            let isRight =
                request.url.absoluteString == "http://catalog.example/3/list/one?p=1"
                && request.headers["Accept"] == "application/json"
                && request.maximumBytes == 20_000_000
            let body = Data(#"{"name":"Ada"}"#.utf8)
            return .success(HTTPResponse(status: isRight ? 200 : 400, body: body))
        }
        let endpoint = Endpoint("one", query: [URLQueryItem(name: "p", value: "1")])
        #expect(try await client.json(of: endpoint, below: base)["name"]?.string == "Ada")
    }

    @Test(
        "what isn't JSON is named, or the place of the mistake",
        arguments: [
            ("", .notJSON(.nothing)), (" \r\n\t", .notJSON(.nothing)),
            ("<html><body>", .notJSON(.webPage)), ("<?xml version='1.0'?><rss>", .notJSON(.xml)),
            ("{\"a\":\n [1, 2", .malformed(line: 2, column: 7)),
            ("Not found", .malformed(line: 1, column: 1)),
        ] as [(String, ResponseFault)]
    )
    func unreadable(body: String, fault: ResponseFault) async {
        await #expect(throws: CatalogError.badResponse(fault)) {
            try await answer(.success(HTTPResponse(status: 200, body: Data(body.utf8))))
        }
    }

    @Test("a refusal has the service's message, and errors are converted")
    func failures() async {
        let refusal = HTTPResponse(status: 401, body: Data("no".utf8))
        for result in [Result.success(refusal), .failure(HTTPError.status(refusal))] {
            await #expect(throws: CatalogError.unauthorized(status: 401, message: "no")) {
                try await answer(result)
            }
        }
        await #expect(throws: CatalogError.offline) {
            try await answer(.failure(.offline(.timedOut)))
        }
    }

    private struct Client: HTTPClient {
        let answer: @Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPError>

        func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            try answer(request).get()
        }
    }
}
