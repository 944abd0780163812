import Catalog
import DemoService
import Foundation
import JSONText
import Networking
import Testing

@testable import Providers

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The provider and the demo service were written independently, from what is known about the feed.
@Suite("Photos provider against the demo service, without a socket")
struct PhotoFeedDemoTests {
    private func client(_ options: DemoOptions = DemoOptions()) -> any HTTPClient {
        let service = DemoService(
            options: options,
            pictures: DemoPictures { Data("photo \($0.id)".utf8) }
        )
        return ValidatingHTTPClient(HandlerHTTPClient { await service.response(to: $0) })
    }

    private func provider(_ client: any HTTPClient) throws -> PhotoFeedProvider {
        let base = try #require(URL(string: "http://127.0.0.1:8080/photos-feed"))
        return PhotoFeedProvider(client: client, base: base)
    }

    @Test("every post has a title, a user and a photo that loads")
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

    @Test("reads a hundred thousand posts", .timeLimit(.minutes(5)))
    func many() async throws {
        let provider = try provider(client(DemoOptions(scale: 100_000)))
        let page = try await provider.page(1, of: Feed.query)
        #expect(page.elements.count == 100_000)
        #expect(page.skipped == 0)
    }

    @Test("decodes ten thousand posts in under a second, without optimization")
    func quick() async throws {
        let client = client(DemoOptions(scale: 10_000))
        let address = try #require(URL(string: "http://127.0.0.1:8080/photos-feed/"))
        let body = try await client.response(to: HTTPRequest(address)).body
        try measure(body)
    }

    /// Synchronous, so that all the work stays on one thread.
    private func measure(_ body: Data) throws {
        let start = Self.processorTime()
        let rows = try JSON(parsing: body, isLenient: true).elements ?? []
        let items = rows.compactMap(PostMapping(catalog: Feed.id).item)
        #expect(items.count == 10_000)
        #expect(Self.processorTime() - start < 1)
    }

    /// This thread's processor time in seconds, unaffected by other load.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
