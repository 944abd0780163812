import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import Testing

@testable import Composition

@Suite("The photos of the app", .timeLimit(.minutes(1)))
struct PhotosTests {
    private let photos = CatalogID("photos")
    private var feed: Query { Query(catalog: photos, list: ListID("feed")) }

    private func photo(_ item: Item, of library: Library) throws -> ImageRequest {
        let fit = ImageRequest.Fit.cover(PixelSize(800, 500))
        let artwork = try #require(item.artwork)
        return try #require(library.imageRequest(for: artwork, of: photos, fit: fit))
    }

    @Test("without variables the feed is the demonstration's, below its own address")
    func demo() async throws {
        let start = Start()
        let library = try await start.library()
        let page = try await library.page(1, of: feed).value
        #expect(page.elements.count == 96)
        #expect(start.wire.requests.map { $0.url.path() } == ["/photos-feed"])
        #expect(start.logged.isEmpty)
    }

    @Test("another address is asked instead, and the photos below it")
    func ownAddress() async throws {
        let row = Data(#"[{"ID":1,"ImageID":"2","Title":"T"}]"#.utf8)
        let wire = Wire.answering([HTTPResponse(status: 200, body: row)], at: "/feed/")
        let start = Start(["VITRINE_PHOTOS_URL": "http://photos.test/feed/"], over: wire)
        let library = try await start.library()
        let item = try #require(try await library.page(1, of: feed).value.elements.first)
        let request = try photo(item, of: library)
        #expect(request.url.absoluteString == "http://photos.test/feed/photos/2")
        #expect(wire.requests.map(\.url.absoluteString) == ["http://photos.test/feed/"])
    }

    @Test("a photo is downloaded once in a run, and once more in the next, unconditionally")
    func onceARun() async throws {
        let first = Start()
        for run in [first, Start(in: first.folder)] {
            let library = try await run.library()
            let item = try #require(try await library.page(1, of: feed).value.elements.first)
            let request = try photo(item, of: library)
            for _ in 0..<3 { #expect(try await library.images.data(for: request) == Wire.image) }
            let asked = run.wire.requests.filter { $0.url == request.url }
            #expect(asked.count == 1)
            // The service hands out tags; asking by one would not be downloading again.
            #expect(asked.allSatisfy { $0.headers["If-None-Match"] == nil })
            #expect(asked.allSatisfy { $0.headers["If-Modified-Since"] == nil })
            library.images.close()
        }
    }
}
