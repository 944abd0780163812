import Catalog
import Foundation
import ImagePipeline
import Networking
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Offline lists", .timeLimit(.minutes(5)))
struct OfflineListTests {
    private static let popular = OfflineList.ID(CatalogID("movies"), ListID("popular"))
    private static let topRated = OfflineList.ID(CatalogID("movies"), ListID("top-rated"))

    private let movies = StubProvider()
    private let server = PictureServer()
    private let folder = TemporaryFolder()
    private let time = Locked(Date(timeIntervalSince1970: 1_000))
    private let clock = HandClock()

    init() {
        movies.answer(pages: Self.pages)
    }

    private static let pages: [[Item]] = [
        [picture(1), picture(2)], [picture(3), picture(3, "4")],
    ]

    private static func picture(_ key: Int, _ path: String? = nil) -> Item {
        .movie(path.flatMap(Int.init) ?? key, artwork: Artwork(path: "/\(key).jpg"))
    }

    private func library(_ providers: StubProvider...) async throws -> Library {
        let cache = DataCache(
            folder: folder.url.appending(path: "images"),
            sizeLimit: 400,
            now: { [time] in time.withLock { $0 } }
        )
        return try await Library(
            sources: (providers.isEmpty ? [movies] : providers).map {
                CatalogSource($0, realm: .demo)
            },
            location: folder.store,
            clock: clock,
            now: { [time] in time.withLock { $0 } },
            images: { [server, folder, time] received in
                ImageDataLoader(
                    client: server,
                    cache: cache,
                    kept: folder.url.appending(path: "offline"),
                    now: { time.withLock { $0 } },
                    measure: { _ in PixelSize(2, 3) },
                    received: received
                )
            }
        )
    }

    /// Works on the offline lists until `isEnd` is true, and returns the list in that state.
    private func work(
        on library: Library,
        _ id: OfflineList.ID = popular,
        pixelWidths: [Int] = [100],
        until isEnd: (OfflineList) -> Bool = { $0.activity == .available }
    ) async throws -> OfflineList {
        let worker = Task { await library.downloadForOffline(pixelWidths: pixelWidths) }
        defer { worker.cancel() }
        for try await lists in library.offlineLists() {
            if let list = lists.first(where: { $0.id == id }), isEnd(list) {
                worker.cancel()
                await worker.value
                return list
            }
        }
        throw CancellationError()
    }

    private var keptCount: Int {
        let path = folder.url.appending(path: "offline").path
        return (try? FileManager.default.contentsOfDirectory(atPath: path).count) ?? 0
    }

    /// Whether a picture loads, from the network or the disk.
    private func has(_ path: String, _ library: Library) async throws -> Bool {
        let fit = ImageRequest.Fit.cover(PixelSize(100, 1))
        let request = try #require(
            library.imageRequest(for: Artwork(path: path), of: CatalogID("movies"), fit: fit)
        )
        return (try? await library.images.data(for: request)) != nil
    }

    @Test("downloads all pages, then each picture once, and is complete without a network")
    func whole() async throws {
        let library = try await library()
        try await library.makeAvailableOffline(Self.popular)
        let list = try await work(on: library)
        #expect(list.progress.loadedPages == 2)
        #expect(list.progress.totalPages == 2)
        #expect(list.progress.loadedImages == 3)
        #expect(list.progress.totalImages == 3)
        #expect(list.progress.bytes == 3 * PictureServer.bytes)
        #expect(list.finishedAt == Date(timeIntervalSince1970: 1_000))
        #expect(movies.asked.map(\.page) == [1, 2])
        #expect(server.asked.sorted() == ["/100/1.jpg", "/100/2.jpg", "/100/3.jpg"])
        server.answer(503)
        movies.fail(.offline)
        let again = try await self.library()
        for path in ["/1.jpg", "/2.jpg", "/3.jpg"] { #expect(try await has(path, again)) }
        #expect(try await again.orderNow(.movies()).keys == [1, 2, 3, 4])
    }

    @Test("progress matches the store, and counts a picture with two sizes once")
    func counting() async throws {
        server.lack("/200/2.jpg")
        let library = try await library()
        for _ in 0..<2 {
            try await library.makeAvailableOffline(Self.popular)
            let list = try await work(on: library, pixelWidths: [100, 200])
            #expect(list.progress.totalImages == 3)
            #expect(list.progress.loadedImages == 3)
            #expect(list.progress.absentImages == 1)
            #expect(list.progress.bytes == 5 * PictureServer.bytes)
            let entries = try await library.offlineEntries()
            try await library.store.write { connection throws(DatabaseError) in
                try connection.offline.countImages()
                return []
            }
            #expect(try await library.offlineEntries() == entries, "kept up to date")
            var stored = try await self.library().offlineLists().makeAsyncIterator()
            #expect(try await stored.next() == [list])
            // The store may reuse the number for the next list.
            try await library.removeOffline(Self.popular)
        }
    }

    @Test("requests no page or picture that is already stored")
    func seenBefore() async throws {
        let library = try await library()
        try await library.page(1, of: .movies())
        #expect(try await has("/1.jpg", library))
        try await library.makeAvailableOffline(Self.popular)
        _ = try await work(on: library)
        #expect(movies.asked.map(\.page) == [1, 2])
        #expect(server.asked.sorted() == ["/100/1.jpg", "/100/2.jpg", "/100/3.jpg"])
        #expect(keptCount == 3)
    }

    @Test("a restart resumes the download, and a paused list stays paused until it is resumed")
    func restart() async throws {
        do {
            let library = try await library()
            let gate = server.hold(after: 1)
            try await library.makeAvailableOffline(Self.popular)
            let worker = Task { await library.downloadForOffline(pixelWidths: [100]) }
            var lists = library.offlineLists().makeAsyncIterator()
            while let list = try await lists.next()?.first, list.progress.loadedImages < 1 {}
            // A request that is on its way would count as one of the next library.
            while server.asked.count < 3 { await Task.yield() }
            try await library.pauseOffline(Self.popular)
            worker.cancel()
            gate.open()
            await worker.value
            server.release()
        }
        let before = server.asked.count
        let library = try await library()
        let worker = Task { await library.downloadForOffline(pixelWidths: [100]) }
        defer { worker.cancel() }
        var lists = library.offlineLists().makeAsyncIterator()
        #expect(try await lists.next()?.first?.activity == .paused)
        #expect(server.asked.count == before)
        try await library.makeAvailableOffline(Self.popular)
        while let list = try await lists.next()?.first, list.activity != .available {}
        #expect(movies.asked.map(\.page) == [1, 2])
        #expect(server.arrived.count == 3)
    }

    @Test("its pictures do not count toward the cache's size and are never evicted")
    func eviction() async throws {
        let library = try await library()
        try await library.makeAvailableOffline(Self.popular)
        _ = try await work(on: library)
        for number in 11...12 { _ = try await has("/\(number).jpg", library) }
        let cache = try #require(library.images.cache)
        await cache.sweep()
        // The limit has room for two pictures and their headers.
        #expect(await cache.size() > 2 * PictureServer.bytes)
        time.withLock { $0 += 400 * 86_400 }
        await cache.sweep()
        #expect(await cache.size() == 0)
        await cache.removeAll()
        server.answer(503)
        #expect(try await has("/1.jpg", library))
        #expect(try await !has("/11.jpg", library))
    }

    @Test("a refresh requests every page and only new pictures")
    func refresh() async throws {
        let library = try await library()
        try await library.makeAvailableOffline(Self.popular)
        _ = try await work(on: library)
        time.withLock { $0 += 60 }
        movies.answer(pages: [[Self.picture(1), Self.picture(9, "2")], [Self.picture(3)]])
        let before = server.asked.count
        try await library.refreshOffline(Self.popular)
        let list = try await work(on: library)
        #expect(movies.asked.map(\.page) == [1, 2, 1, 2])
        #expect(Array(server.asked.dropFirst(before)) == ["/100/9.jpg"])
        #expect(list.progress.totalImages == 3)
        #expect(list.finishedAt == Date(timeIntervalSince1970: 1_060))
        await library.offline.tidy()
        #expect(keptCount == 3)
    }

    @Test("removing a list deletes its pictures, except those in another list or of a favorite")
    func removing() async throws {
        let library = try await library()
        try await library.makeAvailableOffline(Self.popular)
        _ = try await work(on: library)
        movies.answer(pages: [[Self.picture(1)]])
        try await library.makeAvailableOffline(Self.topRated)
        _ = try await work(on: library, Self.topRated)
        try await library.edit([.add(.favorite)], of: .movie(2))
        try await library.removeOffline(Self.popular)
        #expect(keptCount == 1)
        server.answer(503)
        #expect(try await has("/1.jpg", library))
        #expect(try await has("/2.jpg", library))
        #expect(try await !has("/3.jpg", library))
        var lists = library.offlineLists().makeAsyncIterator()
        #expect(try await lists.next()?.map(\.id) == [Self.topRated])
    }

    @Test("reports an outage and retries after a delay or when the network returns")
    func outage() async throws {
        let library = try await library()
        movies.fail(.offline)
        try await library.makeAvailableOffline(Self.popular)
        let worker = Task { await library.downloadForOffline(pixelWidths: [100]) }
        defer { worker.cancel() }
        var lists = library.offlineLists().makeAsyncIterator()
        while let list = try await lists.next()?.first, list.progress.failure != .offline {}
        await clock.sleepers(2)
        clock.advance(by: .seconds(5))
        while movies.asked.count < 2 { await Task.yield() }
        await clock.sleepers(2)
        movies.answer(pages: Self.pages)
        library.networkCameBack()
        while let list = try await lists.next()?.first, list.activity != .available {}
        #expect(movies.asked.map(\.page) == [1, 1, 1, 2])
    }

    @Test("counts missing pictures and loads the rest, but another failure stops the download")
    func failures() async throws {
        let library = try await library()
        server.lack("/100/2.jpg")
        try await library.makeAvailableOffline(Self.popular)
        let list = try await work(on: library)
        #expect(list.progress.absentImages == 1)
        #expect(list.progress.loadedImages == 3)
        movies.fail(.server(status: 500, message: nil))
        time.withLock { $0 += 60 }
        try await library.refreshOffline(Self.popular)
        let failed = try await work(on: library) { $0.activity == .failed }
        #expect(failed.progress.failure == .server(status: 500, message: nil))
        movies.answer(pages: Self.pages)
        try await library.makeAvailableOffline(Self.popular)
        _ = try await work(on: library)
    }

    @Test("requests a picture that the service doesn't have once per update")
    func absent() async throws {
        let library = try await library()
        server.lack("/100/2.jpg")
        let requests = { [server] in server.asked.count { $0 == "/100/2.jpg" } }
        for _ in 0..<2 {
            try await library.makeAvailableOffline(Self.popular)
            #expect(try await work(on: library).progress.absentImages == 1)
            try await library.pauseOffline(Self.popular)
        }
        #expect(requests() == 1)
        time.withLock { $0 += 60 }
        try await library.refreshOffline(Self.popular)
        #expect(try await work(on: library).progress.absentImages == 1)
        #expect(requests() == 2)
    }

    @Test("the estimate multiplies the number of images by their average size so far")
    func estimate() async throws {
        let library = try await library()
        let first = try await library.offlineEstimate(of: Self.popular, pixelWidths: [100])
        #expect(first == OfflineEstimate(images: 4, bytes: nil))
        _ = try await has("/1.jpg", library)
        // A download is recorded shortly after it arrived.
        while try await library.rows(of: "images").isEmpty { await Task.yield() }
        let second = try await library.offlineEstimate(of: Self.popular, pixelWidths: [100])
        #expect(second == OfflineEstimate(images: 4, bytes: 4 * PictureServer.bytes))
        // Its size is 2 by 3 pixels, which estimates the bytes of two other sizes.
        let third = try await library.offlineEstimate(of: Self.popular, pixelWidths: [2, 4])
        #expect(third == OfflineEstimate(images: 4, bytes: 4 * (2 * 3 + 4 * 6) * 100 / 6))
        // Full size is a single size, whatever the width.
        let original = try await library.offlineEstimate(of: Self.popular, pixelWidths: [])
        #expect(original == second)
        #expect(movies.asked.map(\.page) == [1])
    }

    @Test("cannot make favorites or catalogs with session-only pictures available offline")
    func notOffered() async throws {
        let library = try await library(movies, StubProvider(.films))
        for (catalog, list) in [("movies", "favorites"), ("films", "popular"), ("no", "popular")] {
            await #expect(throws: CatalogError.notFound(message: nil)) {
                let id = OfflineList.ID(CatalogID(catalog), ListID(list))
                try await library.makeAvailableOffline(id)
            }
        }
    }

    @Test(
        "a full disk stops the download, and a retry works once there is space",
        .enabled(if: SmallDisk.isPossible, "needs to mount a disk")
    )
    func fullDisk() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        let library = try await Library(
            sources: [CatalogSource(movies, realm: .demo)],
            location: folder.store,
            clock: clock,
            now: { Date(timeIntervalSince1970: 1_000) },
            images: { [server] received in
                ImageDataLoader(
                    client: server,
                    cache: nil,
                    kept: disk.url.appending(path: "offline"),
                    measure: { _ in PixelSize(2, 3) },
                    received: received
                )
            }
        )
        try disk.fill()
        try await library.makeAvailableOffline(Self.popular)
        let failed = try await work(on: library) { $0.activity == .failed }
        #expect(failed.progress.failure == .storage(code: 13))
        try disk.free()
        try await library.makeAvailableOffline(Self.popular)
        #expect(try await work(on: library).progress.loadedImages == 3)
    }
}

/// Answers each request for a picture with the same number of bytes.
private final class PictureServer: HTTPClient {
    static let bytes = 100

    private struct State {
        var asked: [String] = []
        var arrived: [String] = []
        var status = 200
        var missing: Set<String> = []
        var gate: Gate?
        var free = 0
    }

    private let state = Locked(State())

    var asked: [String] { state.withLock { $0.asked } }
    var arrived: Set<String> { state.withLock { Set($0.arrived) } }

    func answer(_ status: Int) { state.withLock { $0.status = status } }
    func lack(_ path: String) { state.withLock { _ = $0.missing.insert(path) } }

    /// Answers `count` requests, and holds the others until the gate opens.
    func hold(after count: Int) -> Gate {
        let gate = Gate()
        state.withLock { ($0.gate, $0.free) = (gate, count) }
        return gate
    }

    func release() { state.withLock { $0.gate = nil } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let path = request.url.path
        let gate = state.withLock { state -> Gate? in
            state.asked.append(path)
            state.free -= 1
            return state.free >= 0 ? nil : state.gate
        }
        await gate?.wait()
        if Task.isCancelled { throw .cancelled }
        return state.withLock { state in
            state.arrived.append(path)
            let status = state.missing.contains(path) ? 404 : state.status
            return HTTPResponse(status: status, body: Data(count: Self.bytes))
        }
    }
}

extension Library {
    /// The offline lists as stored.
    fileprivate func offlineEntries() async throws -> [OfflineTable.Entry] {
        try await store.read { connection throws(DatabaseError) in try connection.offline.all() }
    }
}
