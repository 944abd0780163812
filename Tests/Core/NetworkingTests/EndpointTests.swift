import Foundation
import Networking
import Testing

@Suite("Endpoints")
struct EndpointTests {
    private struct Payload: Codable, Hashable, Sendable {
        let first_name: String
    }

    private func endpoint(_ path: String, _ query: [URLQueryItem] = []) -> Endpoint<Payload> {
        Endpoint(path, query: query)
    }

    @Test(
        "joins path and base with one slash and keeps the base's query",
        arguments: [
            ("http://h/3", "movie/7", "http://h/3/movie/7?p=1"),
            ("http://h/3/", "movie/7", "http://h/3/movie/7?p=1"),
            ("http://h", "movie/7", "http://h/movie/7?p=1"),
            ("http://h/feed/", "", "http://h/feed/?p=1"),
            ("http://h/feed", "", "http://h/feed?p=1"),
            ("http://h/3?lang=uk", "a b/ї", "http://h/3/a%20b/%D1%97?lang=uk&p=1"),
        ]
    )
    func addresses(_ base: String, _ path: String, _ expected: String) throws {
        let url = endpoint(path, [URLQueryItem(name: "p", value: "1")])
            .url(below: try #require(URL(string: base)))
        #expect(url.absoluteString == expected)
    }

    @Test("encodes every reserved character of a query")
    func queryEncoding() throws {
        let values = [
            "a+b", "a&b", "a#b", "a%b", "a;b", "🎬", "a b", "a=b", "a/b?", "é\u{301}", "~-._", "",
        ]
        for value in values {
            let url = endpoint("s", [URLQueryItem(name: "q+", value: value)]).url(below: someURL)
            let query = try #require(url.query)
            #expect(
                query.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "-._~%=".contains($0))
                }
            )
            let parts = query.split(separator: "=", omittingEmptySubsequences: false)
            #expect(parts.map { $0.removingPercentEncoding } == ["q+", value])
        }
        let url = endpoint("s", [URLQueryItem(name: "q", value: "a+b&c#d%e;f🎬")]).url(
            below: someURL
        )
        #expect(url.query == "q=a%2Bb%26c%23d%25e%3Bf%F0%9F%8E%AC")
    }

    @Test("query items keep their order, and one without a value has no equals sign")
    func order() {
        let items = [
            URLQueryItem(name: "b", value: "1"), URLQueryItem(name: "a", value: nil),
            URLQueryItem(name: "b", value: "2"),
        ]
        #expect(someURL.adding(items).query == "b=1&a&b=2")
        #expect(someURL.adding([]) == someURL)
    }

    @Test("requests JSON and decodes it with the given decoder")
    func decoded() async throws {
        let client = HandlerHTTPClient { request in
            let isRight =
                request.url.absoluteString == "http://catalog.example/3/list/one?p=1"
                && request.headers["Accept"] == "application/json" && request.maximumBytes == 99
            let body = #"{"firstName":"Ada"}"#
            return HTTPResponse(status: isRight ? 200 : 400, body: Data(body.utf8))
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { keys in
            keys.last!.stringValue == "firstName" ? Key("first_name") : keys.last!
        }
        let payload = try await client.send(
            endpoint("one", [URLQueryItem(name: "p", value: "1")]),
            to: someURL,
            decoder: decoder,
            maximumBytes: 99
        )
        #expect(payload == Payload(first_name: "Ada"))
    }

    @Test("an unreadable body is undecodable, and errors are rethrown")
    func failures() async {
        for body in ["", "<html>", #"{"first_name":1}"#, #"{"first_name":"A"#] {
            let client = HandlerHTTPClient { _ in HTTPResponse(status: 200, body: Data(body.utf8)) }
            await #expect(throws: HTTPError.undecodable) {
                try await client.send(endpoint("x"), to: someURL)
            }
        }
        let refusal = HTTPResponse(status: 401, body: Data("no".utf8))
        await #expect(throws: HTTPError.status(refusal)) {
            try await Script(.success(refusal)).send(endpoint("x"), to: someURL)
        }
        await #expect(throws: HTTPError.offline(.timedOut)) {
            try await Script(.failure(.offline(.timedOut))).send(endpoint("x"), to: someURL)
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}
