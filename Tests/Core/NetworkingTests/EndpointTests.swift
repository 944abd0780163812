import Foundation
import Networking
import Testing

@Suite("Endpoints")
struct EndpointTests {
    private func endpoint(_ path: String, _ query: [URLQueryItem] = []) -> Endpoint {
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
}
