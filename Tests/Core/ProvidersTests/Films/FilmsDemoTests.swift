import Catalog
import DemoService
import Foundation
import Networking
import Testing

@testable import Providers

/// The provider and the demo service share no types.
@Suite("Films provider against the demo service, without a socket")
struct FilmsDemoTests {
    private let image = Data("poster".utf8)
    private let client: any HTTPClient

    init() {
        let service = DemoService(
            pictures: DemoPictures { [image] _ in image }
        )
        client = ValidatingHTTPClient(
            HandlerHTTPClient { await service.response(to: $0) }
        )
    }

    private var provider: FilmsProvider { FilmsProvider(client: client, base: RankedFilms.base) }

    private func page(_ list: ListID) async throws -> Page<Item> {
        try await provider.page(1, of: RankedFilms.query(list))
    }

    @Test("each list has fifteen films sorted by its rating, with complete rows")
    func lists() async throws {
        let users = try await page(RankedFilms.userRated)
        let critics = try await page(RankedFilms.criticRated)
        for page in [users, critics] {
            #expect(page.elements.count == 15)
            #expect(page.skipped == 0 && page.totalPages == 1)
            for item in page.elements {
                #expect(item.facets[.overview] != nil && item.facets[.released] != nil)
                let (short, long) = (item.facets[.overview], item.facets[.longDescription])
                #expect((long?.count ?? 0) > (short?.count ?? 0))
            }
        }
        let votes = users.elements.compactMap { $0.facets[.rating]?.value }
        #expect(votes.count == 15 && votes == votes.sorted(by: >))
        let verdicts = critics.elements.compactMap { $0.facets[.criticRating]?.value }
        #expect(verdicts.count == 15 && verdicts == verdicts.sorted(by: >))
    }

    @Test("a film in both lists is the same item")
    func overlap() async throws {
        let users = try await page(RankedFilms.userRated).elements
        let critics = try await page(RankedFilms.criticRated).elements
        let shared = Set(users.map(\.id)).intersection(critics.map(\.id))
        #expect(shared.count >= 5)
        #expect(Set(users).intersection(critics).map(\.id).count == shared.count)
    }

    @Test("a film's picture loads from its path")
    func picture() async throws {
        let item = try #require(try await page(RankedFilms.userRated).elements.first)
        let artwork = try #require(item.artwork)
        #expect(artwork.path == "images/\(item.id.key).jpg")
        let address = try #require(provider.imageAddress(of: artwork, pixelWidth: 80))
        let response = try await client.response(to: HTTPRequest(address.url))
        #expect(response.body == image)
    }

    @Test("finds details without a list request, and reports an unknown film as not found")
    func details() async throws {
        let last = try #require(try await page(RankedFilms.criticRated).elements.last)
        let details = try await provider.details(of: last.id.key)
        #expect(details.item == last)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "999999999")
        }
    }
}
