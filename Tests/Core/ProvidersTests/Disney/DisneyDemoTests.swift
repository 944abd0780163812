import Catalog
import DemoService
import Foundation
import Primitives
import Networking
import Testing

@testable import Providers

/// The provider and the demo service were written independently, from the API's documentation.
@Suite("Disney provider against the demo service, without a socket")
struct DisneyDemoTests {
    private let log = Locked<[URL]>([])

    private func provider(_ options: DemoOptions = DemoOptions()) throws -> DisneyProvider {
        let service = DemoService(options: options, pictures: .none)
        let client = HandlerHTTPClient { [log] request in
            log.withLock { $0.append(request.url) }
            return await service.response(to: request)
        }
        return DisneyProvider(
            client: ValidatingHTTPClient(client),
            base: try #require(URL(string: "http://127.0.0.1:8080"))
        )
    }

    private func all(_ provider: DisneyProvider, search: String = "") async throws -> [Item] {
        var items: [Item] = []
        var number = 1
        while true {
            let page = try await provider.page(number, of: Characters.query(search: search))
            #expect(page.skipped == 0)
            items += page.elements
            guard number < (try #require(page.totalPages)) else { return items }
            number += 1
        }
    }

    @Test("loads all characters once, in pages of a hundred, with complete rows")
    func whole() async throws {
        let items = try await all(provider())
        #expect(items.count >= 180)
        #expect(Set(items.map(\.id)).count == items.count)
        #expect(log.withLock { $0.count } == (items.count + 99) / 100)
        for item in items {
            let counts = [item.facets[.films]?.count, item.facets[.shortFilms]?.count]
            #expect(item.facets[.popularity] == Double(counts.compactMap(\.self).reduce(0, +)))
            #expect(counts.allSatisfy { $0 != nil })
        }
        #expect(items.contains { $0.artwork == nil })
        #expect(items.allSatisfy { $0.artwork?.path.hasPrefix("/portraits/") != false })
        for facet in [Facet<[String]>.tvShows, .videoGames, .parkAttractions, .allies, .enemies] {
            #expect(items.contains { $0.facets[facet]?.isEmpty == false }, "\(facet.key)")
        }
    }

    @Test("reads a last page with a single character")
    func lastPage() async throws {
        let provider = try provider(DemoOptions(scale: 401))
        let page = try await provider.page(5, of: Characters.query())
        #expect(page.totalPages == 5)
        #expect(page.elements.count == 1)
        let beyond = try await provider.page(6, of: Characters.query())
        #expect(beyond == Page(number: 6, totalPages: 5, elements: []))
    }

    @Test("finds each character by its name, by part of it, and in capitals")
    func search() async throws {
        let provider = try provider()
        for item in try await all(provider) {
            for text in [item.title, String(item.title.dropFirst()), item.title.uppercased()] {
                let found = try await all(provider, search: text)
                #expect(found.contains { $0.id == item.id }, "\(text)")
                #expect(
                    found.allSatisfy { $0.title.uppercased().contains(text.uppercased()) },
                    "\(text)"
                )
            }
        }
    }

    @Test(
        "searches regular expression characters literally",
        arguments: ["(", ")", "*", "[", "\\", "a|b", "^M", "\"", "+", "?", "{1}", "$"]
    )
    func signs(text: String) async throws {
        let found = try await provider().page(1, of: Characters.query(search: text))
        #expect(found == Page(number: 1, totalPages: 1, elements: []))
    }

    @Test("a dot in a search matches only a dot")
    func dot() async throws {
        let found = try await all(provider(), search: "r. ")
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.title.lowercased().contains("r. ") })
    }

    @Test("details equal the list's item, and an unknown number is not found")
    func details() async throws {
        let provider = try provider()
        let item = try #require(try await provider.page(1, of: Characters.query()).elements.first)
        #expect(
            try await provider.details(of: item.id.key)
                == ItemDetails(item: item, facets: item.facets)
        )
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "999999999")
        }
    }

    @Test("sends only the page, the page size and the name")
    func keys() async throws {
        let provider = try provider()
        _ = try await all(provider)
        _ = try await all(provider, search: "a")
        let names = log.withLock { $0 }.flatMap { url in
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map(\.name) ?? []
        }
        #expect(Set(names) == ["page", "pageSize", "name"])
    }
}
