import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import Testing

@testable import Composition

@Suite("Photos in the composed library", .timeLimit(.minutes(5)))
struct PhotosTests {
    private let photos = CatalogID("photos")
    private var feed: Query { Query(catalog: photos, list: ListID("feed")) }

    private func photo(_ item: Item, of library: Library) throws -> ImageRequest {
        let fit = ImageRequest.Fit.cover(PixelSize(800, 500))
        let artwork = try #require(item.artwork)
        return try #require(library.imageRequest(for: artwork, of: photos, fit: fit))
    }

    @Test("by default, requests the feed from the demo service at its address")
    func demo() async throws {
        let start = Start()
        let library = try await start.library()
        let page = try await library.page(1, of: feed).value
        #expect(page.elements.count == 96)
        #expect(start.wire.requests.map { $0.url.path() } == ["/photos-feed"])
        #expect(start.logged.isEmpty)
    }

    @Test("sends requests for the feed and its photos to a custom address")
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

    @Test("downloads a photo once per run, unconditionally")
    func onceARun() async throws {
        let first = Start()
        for run in [first, Start(in: first.folder)] {
            let library = try await run.library()
            let item = try #require(try await library.page(1, of: feed).value.elements.first)
            let request = try photo(item, of: library)
            for _ in 0..<3 { #expect(try await library.images.data(for: request) == Wire.image) }
            let asked = run.wire.requests.filter { $0.url == request.url }
            #expect(asked.count == 1)
            // The service sends entity tags, but a conditional request would not be a download.
            #expect(asked.allSatisfy { $0.headers["If-None-Match"] == nil })
            #expect(asked.allSatisfy { $0.headers["If-Modified-Since"] == nil })
            library.images.close()
        }
    }

    @Test("a start removes files of a crashed run, even without a photo request")
    func crashed() async throws {
        let start = Start()
        let runs = start.folder.folders.caches.appending(path: "runs")
        let stale = runs.appending(path: "run-99999999-crashed")
        try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
        for name in ["lock", "photo"] {
            try Data("photo".utf8).write(to: stale.appending(path: name))
        }
        let library = try await start.library()
        while !Task.isCancelled, FileManager.default.fileExists(atPath: stale.path) {
            await Task.yield()
        }
        #expect(!FileManager.default.fileExists(atPath: stale.path))
        #expect(start.wire.requests.isEmpty)
        library.images.close()
    }

    @Test("a photo that always fails with 5xx is reported once")
    func alwaysFailing() async throws {
        let start = Start()
        let library = try await start.library()
        let items = try await library.page(1, of: feed).value.elements
        let first = try #require(items.first)
        let broken = try photo(first, of: library)
        for item in items {
            let request = try photo(item, of: library)
            if request.key != broken.key { _ = try await library.images.data(for: request) }
        }
        await start.wire.setFaults("error-rate=1")
        for attempt in 1...4 {
            await library.settle()
            let reports = start.logged.count { $0.hasPrefix("statistics of ") }
            #expect(reports == (attempt > 3 ? 1 : 0))
            // Like a click on the photo.
            await library.images.forgetFailures()
            await #expect(throws: ImageError.self) {
                try await library.images.data(for: broken)
            }
        }
        // The HTTP client tries each request three times.
        #expect(start.wire.requests.count { $0.url == broken.url } == 12)
        let failures = start.logged.filter { $0.hasPrefix("failed: ") }
        let line = try #require(failures.first)
        #expect(failures.count == 1)
        #expect(line.wholeMatch(of: /failed: .+: 50[023]/) != nil && line.contains(first.title))
        try await comesAfterAll(broken, start, library)
    }

    private func comesAfterAll(
        _ request: ImageRequest,
        _ start: Start,
        _ library: Library
    ) async throws {
        #expect(try await library.imageStatistics(of: photos).failedImages == 1)
        await start.wire.setFaults("")
        await library.images.forgetFailures()
        #expect(try await library.images.data(for: request) == Wire.image)
        await library.settle()
        let statistics = try await library.imageStatistics(of: photos)
        #expect(statistics.failedImages == 0 && statistics.pendingImages == 0)
        #expect(start.logged.count { $0.hasPrefix("statistics of ") } == 1)
        library.images.close()
    }
}
