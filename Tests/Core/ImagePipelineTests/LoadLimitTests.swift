import Foundation
import Networking
import Testing

@testable import ImagePipeline

@Suite("Load limits", .timeLimit(.minutes(5)))
struct LoadLimitTests {
    /// The time after which a load that never starts fails its test.
    ///
    /// A test normally takes a tenth of a second.
    private static let limit: Duration = .seconds(15)

    private let run = LoaderFixture()

    @Test("loads six images at once per HTTP/1.1 host")
    func http1() async throws {
        try await within(Self.limit) {
            run.service.hold()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<30 {
                    group.addTask {
                        let port = number < 15 ? 8_080 : 9_090
                        let request = ImageRequest.poster("/\(number)", port: port)
                        _ = try await run.loader.data(for: request)
                    }
                }
                await run.service.requests(count: 12)
                run.service.release()
                try await group.waitForAll()
            }
            #expect(run.service.mostRunning == 12)
        }
    }

    @Test("loads a hundred images at once from a host that answered over HTTP/2")
    func http2() async throws {
        try await within(Self.limit) {
            run.service.answer { _ in
                HTTPResponse(status: 200, body: TestPicture.bytes(), version: .http2)
            }
            run.service.hold()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<110 {
                    group.addTask { _ = try await run.loader.data(for: .poster("/\(number)")) }
                }
                await run.service.requests(count: 6)
                #expect(run.service.mostRunning == 6)
                run.service.release(1)
                await run.service.requests(count: 101)
                run.service.release()
                try await group.waitForAll()
            }
            #expect(run.service.mostRunning == 100)
        }
    }

    @Test("loads a hundred images at once from an HTTPS host until it answers over HTTP/1.1")
    func https() async throws {
        try await within(Self.limit) {
            run.service.hold()
            let loads = (0..<110).map { load("/\($0)", scheme: "https") }
            await run.service.requests(count: 100)
            await queued(10)
            // The service answers over HTTP/1.1. Five are running, so one more may.
            run.service.release(95)
            await run.service.requests(count: 101)
            await queued(9)
            run.service.release()
            for task in loads { _ = try await task.finished() }
        }
    }

    @Test("loads the latest requests first and does not send cancelled ones")
    func flinging() async throws {
        try await within(Self.limit) {
            run.service.hold()
            let first = (0..<6).map { load("/first\($0)") }
            await run.service.requests(count: 6)
            let passed = (0..<5).map { load("/passed\($0)") }
            await queued(5)
            run.clock.advance(by: 1)
            var seen: [Task<Data, any Error>] = []
            for number in 0..<5 {
                seen.append(load("/seen\(number)"))
                await queued(6 + number)
            }
            for task in passed.dropLast() { task.cancel() }
            await queued(6)
            // One at a time, which makes their order visible.
            for count in 7...12 {
                run.service.release(1)
                await run.service.requests(count: count)
            }
            run.service.release()
            for task in first + seen + [passed[4]] { _ = try await task.finished() }
            let paths = run.service.requests.dropFirst(6).map(\.url.lastPathComponent)
            #expect(paths == ["seen0", "seen1", "seen2", "seen3", "seen4", "passed4"])
        }
    }

    @Test("prefetched images load after visible ones, until they become visible")
    func prefetching() async throws {
        try await within(Self.limit) {
            run.service.hold()
            let first = (0..<6).map { load("/first\($0)") }
            await run.service.requests(count: 6)
            let prefetched = ["/p0", "/p1"].map { path in
                Task { try await run.loader.data(for: .poster(path), priority: .prefetch) }
            }
            await queued(2)
            let visible = load("/visible")
            await queued(3)
            run.clock.advance(by: 1)
            run.loader.raise(.poster("/p1"), to: .visible)
            for count in 7...9 {
                run.service.release(1)
                await run.service.requests(count: count)
            }
            run.service.release()
            for task in first + prefetched + [visible] { _ = try await task.finished() }
            let paths = run.service.requests.dropFirst(6).map(\.url.lastPathComponent)
            #expect(paths == ["p1", "visible", "p0"])
        }
    }

    @Test("does not request a failed image again for half a minute")
    func failureMemory() async {
        run.service.answer { _ in HTTPResponse(status: 503, body: Data("busy".utf8)) }
        let failure = ImageError.download(.status(HTTPResponse(status: 503)))
        for _ in 0..<5 {
            await #expect(throws: failure) { try await run.loader.data(for: .poster()) }
        }
        #expect(run.service.requests.count == 1)
        run.clock.advance(by: 30)
        await #expect(throws: failure) { try await run.loader.data(for: .poster()) }
        #expect(run.service.requests.count == 2)
    }

    @Test("does not request a missing image again in this run until failures are forgotten")
    func notFound() async {
        run.service.answer { _ in HTTPResponse(status: 404) }
        for _ in 0..<3 {
            await #expect(throws: ImageError.download(.status(HTTPResponse(status: 404)))) {
                try await run.loader.data(for: .poster())
            }
            run.clock.advance(days: 1)
        }
        #expect(run.service.requests.count == 1)
        await run.loader.forgetFailures()
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        #expect((try? await run.loader.data(for: .poster())) == TestPicture.bytes())
    }

    @Test("forgetting one image's failure keeps the others")
    func oneFailure() async {
        run.service.answer { _ in HTTPResponse(status: 503) }
        for path in ["/1.jpg", "/2.jpg"] { _ = try? await run.loader.data(for: .poster(path)) }
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        await run.loader.forgetFailure(of: .poster("/1.jpg"))
        #expect((try? await run.loader.data(for: .poster("/1.jpg"))) != nil)
        #expect((try? await run.loader.data(for: .poster("/2.jpg"))) == nil)
        #expect(run.service.requests.count == 3)
    }

    @Test("reports an offline service")
    func offline() async {
        run.service.answer { _ in HTTPResponse(status: 0) }
        await #expect(throws: ImageError.download(.offline(.unreachable))) {
            try await run.loader.data(for: .poster())
        }
    }

    @Test("forgets all failures beyond the limit, and never remembers cancellation")
    func manyFailures() {
        var memory = FailureMemory(duration: 30)
        let time = run.clock.now()
        for number in 0...2_000 {
            memory.remember(.undecodable, of: ImageDataKey(.poster("/\(number)")), at: time)
        }
        #expect(memory.error(of: ImageDataKey(.poster("/0")), at: time) == nil)
        #expect(memory.error(of: ImageDataKey(.poster("/2000")), at: time) == .undecodable)
        memory.remember(.cancelled, of: ImageDataKey(.poster("/x")), at: time)
        #expect(memory.error(of: ImageDataKey(.poster("/x")), at: time) == nil)
    }

    private func load(_ path: String, scheme: String = "http") -> Task<Data, any Error> {
        Task { try await run.loader.data(for: .poster(path, scheme: scheme)) }
    }

    private func queued(_ count: Int) async {
        while await run.loader.queuedCount != count, !Task.isCancelled { await Task.yield() }
    }
}
