import Catalog
import DemoService
import Foundation
import Networking
import Testing

@testable import Providers

/// The provider and the demo service were written apart, each from what is known of the feed.
@Suite("Photos against the demo service, without a socket")
struct PhotoFeedDemoTests {
    private func client(_ options: DemoOptions = DemoOptions()) -> any HTTPClient {
        let service = DemoService(
            options: options,
            artwork: DemoArtworkRenderer(photo: { Data("photo \($0.id)".utf8) })
        )
        return ValidatingHTTPClient(HandlerHTTPClient { await service.response(to: $0) })
    }

    private func provider(_ client: any HTTPClient) throws -> PhotoFeedProvider {
        let base = try #require(URL(string: "http://127.0.0.1:8080/photos-feed"))
        return PhotoFeedProvider(client: client, base: base)
    }

    @Test("every post has a title, a user and a photo that can be fetched")
    func feed() async throws {
        let client = client()
        let provider = try provider(client)
        let page = try await provider.page(1, of: Feed.query)
        #expect(page.skipped == 0)
        #expect(page.totalPages == 1)
        #expect(page.elements.count >= 60)
        #expect(Set(page.elements.compactMap { $0.facets[.user] }).count >= 12)
        var photos: Set<Data> = []
        for item in page.elements {
            #expect(!item.title.isEmpty)
            #expect(item.facets[.user] != nil)
            let artwork = try #require(item.artwork)
            let address = try #require(provider.imageAddress(of: artwork, pixelWidth: 800))
            photos.insert(try await client.response(to: HTTPRequest(address.url)).body)
        }
        #expect(photos.count == page.elements.count - 1)
        let details = try await provider.details(of: page.elements[3].id.key)
        #expect(details.item == page.elements[3])
    }

    @Test("a hundred thousand posts are read in reasonable time", .timeLimit(.minutes(1)))
    func many() async throws {
        let client = client(DemoOptions(scale: 100_000))
        let provider = try provider(client)
        // The service writes its feed once, before the clock starts.
        _ = try await provider.page(1, of: Feed.query)
        let clock = ContinuousClock()
        let start = clock.now
        let page = try await provider.page(1, of: Feed.query)
        let duration = clock.now - start
        #expect(page.elements.count == 100_000)
        #expect(page.skipped == 0)
        // Without optimization, on a machine that does other things besides.
        #expect(duration < .seconds(12))
    }
}
