import Catalog
import DemoService
import Foundation
import ImagePipeline
import Library
import Networking
import Providers
import Testing

@testable import Manifests

/// A manifest of the Disney API gives what `DisneyProvider` gives, over the whole demonstration.
@Suite("A manifest instead of DisneyProvider")
struct DisneyProofTests {
    private let service = DemoService(options: DemoOptions(), pictures: .none)

    private var client: ValidatingHTTPClient {
        ValidatingHTTPClient(HandlerHTTPClient { [service] in await service.response(to: $0) })
    }

    private func code() throws -> DisneyProvider {
        DisneyProvider(client: client, base: try #require(URL(string: "http://127.0.0.1:8080")))
    }

    private func manifest() throws -> ManifestProvider {
        ManifestProvider(
            try Manifests.manifest(Manifests.disney),
            client: client,
            language: "en-US"
        )
    }

    private func query(_ provider: any CatalogProvider, _ search: String = "") -> Query {
        Query(catalog: provider.descriptor.id, list: ListID("all"), search: search)
    }

    private func all(_ provider: any CatalogProvider, _ search: String = "") async throws -> [Item]
    {
        var items: [Item] = []
        for number in 1... {
            let page = try await provider.page(number, of: query(provider, search))
            #expect(page.skipped == 0)
            items += page.elements
            if number >= (try #require(page.totalPages)) { break }
        }
        return items
    }

    @Test("gives the same ids, titles, pictures and facets")
    func items() async throws {
        let (code, manifest) = (try code(), try manifest())
        let (expected, found) = (try await all(code), try await all(manifest))
        #expect(expected.count >= 180)
        #expect(found.map(\.id.key) == expected.map(\.id.key))
        #expect(found.map(\.title) == expected.map(\.title))
        #expect(found.map(\.artwork) == expected.map(\.artwork))
        for (found, expected) in zip(found, expected) {
            #expect(found.facets == expected.facets, "\(expected.title)")
        }
        for artwork in found.compactMap(\.artwork) {
            let address = manifest.imageAddress(of: artwork, pixelWidth: 100)
            #expect(address == code.imageAddress(of: artwork, pixelWidth: 100))
        }
    }

    @Test("finds the same names", arguments: ["a", "Mickey", "the ", "Ö", "nobody by this name"])
    func search(_ words: String) async throws {
        let expected = try await all(try code(), words).map(\.id.key)
        #expect(try await all(try manifest(), words).map(\.id.key) == expected)
    }

    @Test("has the same orders by popularity and by name")
    func orders() async throws {
        let providers: [any CatalogProvider] = [try code(), try manifest()]
        let library = try await Library(
            sources: providers.map { CatalogSource($0, realm: .live) },
            location: .memory,
            images: { _ in ImageDataLoader() }
        )
        for provider in providers {
            for try await progress in library.fetchWhole(query(provider)) where progress.hasAllPages
            {
                break
            }
        }
        for (sort, direction) in [("popularity", Sort.Direction.descending), ("name", .ascending)] {
            var orders: [[String]] = []
            for provider in providers {
                var query = query(provider)
                query.sort = Sort(SortID(sort), direction)
                var updates = library.order(of: query).makeAsyncIterator()
                let order = try #require(await updates.next())
                orders.append(order.ids.map(\.key))
            }
            #expect(orders[0].count >= 180)
            #expect(orders[0] == orders[1], "\(sort)")
        }
    }
}
