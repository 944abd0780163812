import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import Testing

@testable import Composition

@Suite("Characters in the composed library", .timeLimit(.minutes(5)))
struct CharactersTests {
    private let characters = CatalogID("characters")

    private func query(_ sort: Sort? = nil) -> Query {
        Query(catalog: characters, list: ListID("all"), sort: sort)
    }

    private func complete(_ library: Library) async throws {
        for try await progress in library.fetchWhole(query()) where progress.hasAllPages { return }
    }

    @Test("by default, takes portraits from the demo service and doesn't contact other hosts")
    func demo() async throws {
        let start = Start()
        let library = try await start.library()
        let page = try await library.page(1, of: query()).value
        #expect(page.elements.count == 100)
        let artwork = try #require(page.elements.lazy.compactMap(\.artwork).first)
        let request = try #require(
            library.imageRequest(for: artwork, of: characters, fit: .original)
        )
        #expect(request.url.absoluteString.hasPrefix("http://127.0.0.1:4000/portraits/"))
        #expect(request.key.source == "characters.demo")
        #expect(start.wire.requests.allSatisfy { $0.url.host() == "127.0.0.1" })
    }

    @Test("sends the real service's requests to a custom address, without a key, in the live realm")
    func ownAddress() async throws {
        let start = Start([
            "VITRINE_DISNEY_URL": "https://api.disneyapi.dev", "TMDB_API_KEY": Start.key,
        ])
        let library = try await start.library()
        try await library.page(1, of: query())
        #expect(
            start.wire.requests.map(\.url.absoluteString)
                == ["https://api.disneyapi.dev/character?page=1&pageSize=100"]
        )
        let request = library.imageRequest(
            for: Artwork(path: "https://static.wikia.nocookie.net/a.png"),
            of: characters,
            fit: .original
        )
        #expect(request?.url.absoluteString == "https://static.wikia.nocookie.net/a.png")
        #expect(request?.key.source == "characters.live")
    }

    @Test("the popularity order matches a recount from the response")
    func recount() async throws {
        let start = Start()
        let library = try await start.library()
        try await complete(library)
        let url = try #require(URL(string: "http://127.0.0.1:4000/character?pageSize=100000"))
        let body = try await start.wire.response(to: HTTPRequest(url)).body
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        let rows = try #require(answer?["data"] as? [[String: Any]])
        // Sorted by name first, because a stable sort keeps that order for equal counts.
        let byName = try #require(
            await library.stored(query(Sort(SortID("name"), .ascending)))
        ).ids.map(\.key)
        let counts = Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let names = ["films", "shortFilms"].flatMap { row[$0] as? [String] ?? [] }
                return ("\(row["_id"] ?? "")", names.count { !$0.isEmpty })
            }
        )
        #expect(Set(byName) == Set(counts.keys))
        let expected = byName.enumerated().sorted { left, right in
            let (first, second) = (counts[left.element] ?? 0, counts[right.element] ?? 0)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
        let popular = try await library.stored(query(Sort(SortID("popularity"), .descending)))
        #expect(popular?.ids.map(\.key) == expected)
        #expect(popular?.isComplete == true)
    }

    @Test("a second start sorts stored characters without a request, even on another port")
    func secondStart() async throws {
        let first = Start()
        try await complete(try await first.library())
        let second = Start(in: first.folder, over: .dead(), port: 5_000)
        let library = try await second.library()
        let order = try await library.stored(query(Sort(SortID("popularity"), .descending)))
        #expect(order?.isComplete == true)
        let item = try #require(await library.items(order?.ids.prefix(1).map(\.self) ?? []).first)
        let artwork = try #require(item.artwork)
        let request = library.imageRequest(for: artwork, of: characters, fit: .original)
        #expect(request?.url.port == 5_000)
        #expect(try await library.details(of: item.id).value.facets[.films]?.isEmpty == false)
        #expect(second.wire.requests.isEmpty)
    }
}
