import Foundation
import Networking
import TestSupport
import Testing

@testable import ImagePipeline

@Suite("Image data loader", .timeLimit(.minutes(5)))
struct ImageDataLoaderTests {
    private let run = LoaderFixture()

    @Test("a thousand requests for fifty images cause fifty downloads and receipts")
    func coalescing() async throws {
        try await withThrowingTaskGroup(of: Data.self) { group in
            for number in 0..<1_000 {
                group.addTask { try await run.loader.data(for: .poster("/\(number % 50).jpg")) }
            }
            for try await data in group { #expect(data == TestPicture.bytes()) }
        }
        #expect(run.service.requests.count == 50)
        #expect(run.receipts.events.count == 50)
        #expect(Set(run.receipts.events.map(\.key.path)).count == 50)
    }

    @Test("an image's variants are separate downloads, and a variant's fits share one")
    func variants() async throws {
        for variant in ["w92", "w342", "w342"] {
            _ = try await run.loader.data(for: .poster(variant: variant))
            _ = try await run.loader.data(for: .poster(variant: variant, fit: .original))
        }
        #expect(run.service.requests.count == 2)
    }

    @Test("the next run requests nothing, even on another port")
    func warmStart() async throws {
        _ = try await run.loader.data(for: .poster(port: 8_080))
        let next = run.restarted()
        #expect(try await next.loader.data(for: .poster(port: 9_090)) == TestPicture.bytes())
        #expect(next.service.requests.isEmpty)
        #expect(next.receipts.events.isEmpty)
    }

    @Test("the receipt has the bytes and size, and is processed before waiters resume")
    func receipts() async throws {
        let journal = Journal<String>()
        let service = TestService { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes(640, 480, count: 1_234))
        }
        let run = LoaderFixture(service: service) { _ in
            for _ in 0..<20 { await Task.yield() }
            journal.note("stored")
        }
        service.hold()
        let waiters = (0..<3).map { _ in
            Task {
                _ = try await run.loader.data(for: .poster())
                journal.note("resumed")
            }
        }
        await until { run.loader.waiterCount(for: .poster()) == 3 }
        service.release()
        for waiter in waiters { try await waiter.finished() }
        #expect(journal.events == ["stored", "resumed", "resumed", "resumed"])
        let key = ImageKey(source: "movies.demo", path: "/1.jpg")
        #expect(
            run.receipts.events
                == [ImageReceipt(key: key, byteCount: 1_234, size: PixelSize(640, 480))]
        )
    }

    @Test("a cancelled waiter does not affect the others")
    func oneLeaves() async throws {
        run.service.hold()
        let staying = Task { try await run.loader.data(for: .poster()) }
        let leaving = Task { try await run.loader.data(for: .poster()) }
        await until { run.loader.waiterCount(for: .poster()) == 2 }
        await run.service.requests(count: 1)
        leaving.cancel()
        await #expect(throws: ImageError.cancelled) { try await leaving.finished() }
        run.service.release()
        #expect(try await staying.finished() == TestPicture.bytes())
        #expect(run.service.requests.count == 1)
    }

    @Test("cancelling the last waiter of a persistent image cancels its download")
    func lastLeaves() async throws {
        run.service.hold()
        let leaving = Task { try await run.loader.data(for: .poster()) }
        await run.service.requests(count: 1)
        leaving.cancel()
        await #expect(throws: ImageError.cancelled) { try await leaving.finished() }
        run.service.release()
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2)
        #expect(run.receipts.events.count == 1, "cancellation is not an outcome")
    }

    @Test("a started download for the run continues without waiters")
    func runGoesOn() async throws {
        let photo = ImageRequest.poster("/photo", retention: .run)
        run.service.hold()
        let leaving = Task { try await run.loader.data(for: photo) }
        await run.service.requests(count: 1)
        leaving.cancel()
        await #expect(throws: ImageError.cancelled) { try await leaving.finished() }
        async let again = run.loader.data(for: photo)
        await until { run.loader.waiterCount(for: photo) == 1 }
        run.service.release()
        #expect(try await again == TestPicture.bytes())
        #expect(run.service.requests.count == 1)
        #expect(run.receipts.events.count == 1)
    }

    @Test("drops a queued download for the run once it has no waiters")
    func runNotStarted() async throws {
        run.service.hold()
        let first = (0..<6).map { number in
            Task { try await run.loader.data(for: .poster("/\(number)", retention: .run)) }
        }
        await run.service.requests(count: 6)
        let photo = ImageRequest.poster("/late", retention: .run)
        let leaving = Task { try await run.loader.data(for: photo) }
        await until { run.loader.waiterCount(for: photo) == 1 }
        leaving.cancel()
        await #expect(throws: ImageError.cancelled) { try await leaving.finished() }
        run.service.release()
        for task in first { _ = try await task.finished() }
        #expect(run.service.requests.count == 6)
    }

    @Test("downloads a photo once per run, unconditionally")
    func runRetention() async throws {
        let photo = ImageRequest.poster("/photo", retention: .run)
        run.service.answer { _ in
            HTTPResponse(status: 200, headers: ["ETag": "e"], body: TestPicture.bytes())
        }
        for _ in 0..<3 {
            #expect(try await run.loader.data(for: photo) == TestPicture.bytes())
            run.clock.advance(days: 40)
        }
        #expect(run.service.requests.count == 1)
        let next = run.restarted()
        #expect(run.folder.contents == ["runs"])
        _ = try await next.loader.data(for: photo)
        #expect(next.service.requests.map { $0.headers["If-None-Match"] } == [nil])
        next.loader.close()
    }

    @Test(
        "data that is not an image is undecodable and not cached",
        arguments: [
            ("not an image", ImageError.undecodable),
            ("<html>A sign-in page</html>", .download(.undecodable)),
        ]
    )
    func noImage(_ text: String, _ error: ImageError) async throws {
        run.service.answer { _ in HTTPResponse(status: 200, body: Data(text.utf8)) }
        await #expect(throws: error) {
            try await run.loader.data(for: .poster())
        }
        #expect(run.receipts.events.isEmpty)
        #expect(await run.loader.cache?.size() == 0)
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        run.clock.advance(by: 31)
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
    }

    @Test("rejects an image beyond the size limit")
    func tooLarge() async {
        var limits = ImageLoadLimits()
        limits.bytesPerImage = 1_000
        let service = TestService { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes(count: 1_001))
        }
        let loader = ImageDataLoader(
            client: service.client,
            limits: limits,
            measure: TestPicture.measure
        )
        await #expect(throws: ImageError.download(.tooLarge(limit: 1_000))) {
            try await loader.data(for: .poster())
        }
    }

    @Test("reports an unwritable disk once, and images still load")
    func readOnly() async throws {
        try Data("file".utf8).write(to: run.folder.url.appendingPathComponent("file"))
        let broken = LoaderFixture(folder: run.folder, cachePath: "file/images")
        for path in ["/1.jpg", "/2.jpg", "/3.jpg"] {
            #expect(try await broken.loader.data(for: .poster(path)) == TestPicture.bytes())
        }
        #expect(broken.errors.events == [.storage(code: ENOTDIR)])
        #expect(broken.receipts.events.count == 3)
    }

    @Test("downloads a damaged file again")
    func damaged() async throws {
        _ = try await run.loader.data(for: .poster())
        let name = ImageDataKey(.poster()).fileName
        try Data("damaged".utf8).write(to: run.folder.url.appendingPathComponent("images/\(name)"))
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2)
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2)
    }

    @Test("maintenance removes images that are too old")
    func maintenance() async throws {
        _ = try await run.loader.data(for: .poster())
        let next = run.restarted()
        next.clock.advance(days: 31)
        await next.loader.maintain()
        #expect(run.folder.contents == ["images"])
    }

    @Test("a run's start removes crashed runs' files before any request")
    func crashedRuns() async throws {
        let stale = run.folder.url.appendingPathComponent("runs/run-99999999-x")
        try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
        try Data("photo".utf8).write(to: stale.appendingPathComponent("photo"))
        for _ in 0..<2 { await run.loader.removeStaleRuns() }
        #expect(run.folder.contents == ["runs"])
        #expect(run.service.requests.isEmpty)
    }

    @Test("a loader without a client throws")
    func nobody() async {
        await #expect(throws: ImageError.undecodable) {
            try await ImageDataLoader().data(for: .poster())
        }
    }
}
