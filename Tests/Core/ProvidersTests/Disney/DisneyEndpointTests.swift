import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Disney API endpoints")
struct DisneyEndpointTests {
    @Test("a page has a number and a size")
    func page() {
        #expect(
            Endpoint.characters(page: 7, search: "")
                == Endpoint("character", query: query(("page", "7"), ("pageSize", "100")))
        )
    }

    @Test("a search adds the name")
    func search() {
        #expect(
            Endpoint.characters(page: 1, search: "Mr. Toad")
                == Endpoint(
                    "character",
                    query: query(("page", "1"), ("pageSize", "100"), ("name", #"Mr\. Toad"#))
                )
        )
    }

    @Test("a character has its own path")
    func character() {
        #expect(Endpoint.character("4703") == Endpoint("character/4703"))
    }

    @Test(
        "escapes regular expression characters",
        arguments: [
            ("Mickey", "Mickey"), ("(", #"\("#), ("*", #"\*"#), ("a.b", #"a\.b"#), (#"\"#, #"\\"#),
            ("[x]{2}", #"\[x\]\{2\}"#), ("^a|b$", #"\^a\|b\$"#), ("what?+", #"what\?\+"#),
            ("'Olu \"Mel\"", "'Olu \"Mel\""), ("a-b/c#d", "a-b/c#d"), ("Їжак 愛", "Їжак 愛"),
            ("(\u{301}", "\\(\u{301}"),
        ]
    )
    func literals(text: String, expected: String) {
        #expect(NamePattern.literal(text) == expected)
    }

    @Test("percent-encodes the expression")
    func encoding() async throws {
        let service = Characters.service(Characters.page("[]"))
        let query = Characters.query(search: "a+b & (c)")
        _ = try await Characters.provider(service).page(1, of: query)
        #expect(
            service.requests.first?.url.query()
                == "page=1&pageSize=100&name=a%5C%2Bb%20%26%20%5C%28c%5C%29"
        )
    }

    private func query(_ items: (String, String)...) -> [URLQueryItem] {
        items.map { URLQueryItem(name: $0.0, value: $0.1) }
    }
}
