import Dispatch
import Foundation
import Networking
import Primitives
import Testing

@testable import ImagePipeline

@Suite("Image pipeline", .timeLimit(.minutes(5)))
struct ImagePipelineTests {
    private let run = LoaderFixture()
    private let decoder = TestDecoder()

    private func pipeline(
        _ decoder: TestDecoder? = nil,
        costLimit: Int = 128_000_000,
        decoderCount: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> ImagePipeline<PixelSize> {
        ImagePipeline(
            data: run.loader,
            decoder: decoder ?? self.decoder,
            costLimit: costLimit,
            decoderCount: decoderCount
        ) { $0.size }
    }

    @Test("downloads and decodes an image once, then reads it from memory")
    func memory() async throws {
        let pipeline = pipeline()
        #expect(pipeline.cachedImage(for: .poster()) == nil)
        #expect(try await pipeline.image(for: .poster()) == PixelSize(92, 138))
        #expect(pipeline.cachedImage(for: .poster(port: 9_090)) == PixelSize(92, 138))
        #expect(try await pipeline.image(for: .poster()) == PixelSize(92, 138))
        #expect(decoder.decoded == [.cover(PixelSize(92, 138))])
        #expect(pipeline.memoryCost == 92 * 138 * 3)
        #expect(decoder.freed == 1, "preparing an image frees its pixels")
        pipeline.removeAll()
        #expect(pipeline.cachedImage(for: .poster()) == nil)
        #expect(pipeline.memoryCost == 0)
    }

    @Test("a hundred requests for an image cause one decode")
    func coalescing() async throws {
        let pipeline = pipeline()
        run.service.hold()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask { _ = try await pipeline.image(for: .poster()) }
            }
            await run.service.requests(count: 1)
            run.service.release()
            try await group.waitForAll()
        }
        #expect(decoder.decoded.count == 1)
        #expect(run.service.requests.count == 1)
    }

    @Test("prefetched images are in memory, and a failure reaches only the next caller")
    func prefetching() async throws {
        let pipeline = pipeline()
        run.service.answer { request in
            let isLost = request.url.path.contains("lost")
            return HTTPResponse(status: isLost ? 404 : 200, body: TestPicture.bytes())
        }
        pipeline.prefetch([.poster("/lost"), .poster()])
        await until { pipeline.cachedImage(for: .poster()) != nil }
        await #expect(throws: ImageError.self) { try await pipeline.image(for: .poster("/lost")) }
        #expect(decoder.decoded.count == 1)
    }

    @Test("visible images load before queued prefetches")
    func prefetchingLater() async throws {
        let pipeline = pipeline()
        run.service.hold()
        async let seen = pipeline.image(for: .poster("/seen"))
        await run.service.requests(count: 1)
        let soon = (0..<3).map { ImageRequest.poster("/\($0)") }
        pipeline.prefetch(soon)
        await until { soon.allSatisfy { pipeline.waiterCount(for: $0) == 1 } }
        await run.service.requests(count: 2)
        // A later visible image overtakes the two that are waiting.
        async let next = pipeline.image(for: .poster("/next"))
        await run.service.requests(count: 3)
        async let last = pipeline.image(for: .poster("/last"))
        await run.service.requests(count: 4)
        let asked = run.service.requests.map(\.url.lastPathComponent)
        #expect(asked.count { ["seen", "next", "last"].contains($0) } == 3)
        run.service.release()
        _ = try await (seen, next, last)
        await until { soon.allSatisfy { pipeline.cachedImage(for: $0) != nil } }
    }

    @Test("a prefetched image that becomes visible overtakes others", arguments: [false, true])
    func raisedDownload(isRequested: Bool) async throws {
        let pipeline = pipeline()
        run.service.hold()
        // The host takes six requests at once.
        pipeline.prefetch((1...6).map { .poster("/\($0)") })
        await run.service.requests(count: 6)
        for (count, path) in ["/soon", "/seen"].enumerated() {
            pipeline.prefetch([.poster(path)])
            while await run.loader.queuedCount <= count, !Task.isCancelled { await Task.yield() }
        }
        if isRequested {
            Task { try await pipeline.image(for: .poster("/seen")) }
            await until { pipeline.waiterCount(for: .poster("/seen")) == 2 }
        } else {
            pipeline.raise(.poster("/seen"))
        }
        run.service.release(1)
        await run.service.requests(count: 7)
        #expect(run.service.requests.last?.url.lastPathComponent == "seen")
        run.service.release()
        await until { pipeline.cachedImage(for: .poster("/soon")) != nil }
    }

    @Test("an image that becomes visible is decoded before others", arguments: [false, true])
    func raisedDecode(isRequested: Bool) async throws {
        let gate = DispatchSemaphore(value: 0)
        let decoder = TestDecoder(during: { _ = gate.wait(timeout: .now() + 20) })
        let pipeline = pipeline(decoder, decoderCount: 1)
        let requests = (1...3).map { side in
            ImageRequest.poster("/\(side)", fit: .cover(PixelSize(side, side)))
        }
        pipeline.prefetch([requests[0]])
        await until { decoder.decoded.count == 1 }
        for count in 1...2 {
            pipeline.prefetch([requests[count]])
            await until { pipeline.queuedCount == count }
        }
        if isRequested {
            Task { try await pipeline.image(for: requests[2]) }
            await until { pipeline.waiterCount(for: requests[2]) == 2 }
        } else {
            pipeline.raise(requests[2])
        }
        for _ in requests { gate.signal() }
        await until { requests.allSatisfy { pipeline.cachedImage(for: $0) != nil } }
        #expect(decoder.decoded == [requests[0], requests[2], requests[1]].map(\.fit))
    }

    @Test("two fits of an image cause one download and two decodes")
    func fits() async throws {
        let pipeline = pipeline()
        async let small = pipeline.image(for: .poster(fit: .cover(PixelSize(20, 30))))
        async let whole = pipeline.image(for: .poster(fit: .original))
        #expect(try await [small, whole] == [PixelSize(20, 30), PixelSize(200, 300)])
        #expect(run.service.requests.count == 1)
        #expect(decoder.decoded.count == 2)
    }

    @Test("never decodes more images at once than it has decoders", arguments: [1, 2, 3])
    func decodeLimit(count: Int) async throws {
        let decoder = TestDecoder(during: { for _ in 0..<200 { sched_yield() } })
        let pipeline = pipeline(decoder, decoderCount: count)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask { _ = try await pipeline.image(for: .poster("/\(number)")) }
            }
            try await group.waitForAll()
        }
        #expect(decoder.decoded.count == 40)
        #expect(decoder.mostRunning <= count)
    }

    #if os(Linux)
    @Test("decoders give way to the main thread")
    func decoderPriority() async throws {
        let niceness = Locked<Int32>(0)
        let decoder = TestDecoder(during: {
            let current = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
            niceness.withLock { $0 = current }
        })
        _ = try await pipeline(decoder).image(for: .poster())
        #expect(niceness.withLock { $0 } >= 10)
    }
    #endif

    @Test("decodes as many images at once as there are cores")
    func decodersOfCores() async throws {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let (arrived, all) = (Locked(0), DispatchSemaphore(value: 0))
        // Each decode waits for the last one.
        let decoder = TestDecoder(during: {
            let count = arrived.withLock { arrived in
                arrived += 1
                return arrived
            }
            if count == cores { for _ in 0..<cores { all.signal() } }
            #expect(all.wait(timeout: .now() + 20) == .success)
        })
        let pipeline = pipeline(decoder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<cores {
                group.addTask { _ = try await pipeline.image(for: .poster("/\(number)")) }
            }
            try await group.waitForAll()
        }
        #expect(decoder.mostRunning == cores)
    }

    @Test("decoding and preparing run outside the cooperative thread pool")
    func threads() async throws {
        let places = Locked<[Bool]>([])
        let note = { @Sendable () -> Void in
            places.withLock { $0.append(Blocking.isForbiddenHere) }
        }
        let pipeline = ImagePipeline(data: run.loader, decoder: TestDecoder(during: note)) {
            image in
            note()
            return image.size
        }
        _ = try await pipeline.image(for: .poster())
        #expect(places.withLock { $0 } == [false, false])
    }

    @Test("does not decode an image without waiters")
    func cancelling() async throws {
        let pipeline = pipeline()
        run.service.hold()
        let staying = Task { try await pipeline.image(for: .poster("/1")) }
        let sharing = Task { try await pipeline.image(for: .poster("/1")) }
        let leaving = Task { try await pipeline.image(for: .poster("/2")) }
        await run.service.requests(count: 2)
        await until { pipeline.waiterCount(for: .poster("/1")) == 2 }
        leaving.cancel()
        sharing.cancel()
        for task in [leaving, sharing] {
            await #expect(throws: ImageError.cancelled) { try await task.finished() }
        }
        run.service.release()
        #expect(try await staying.finished() == PixelSize(92, 138))
        #expect(decoder.decoded.count == 1)
    }

    @Test("keeps a photo for the run after its waiter leaves")
    func runGoesOn() async throws {
        let photo = ImageRequest.poster("/photo", retention: .run)
        let pipeline = pipeline()
        run.service.hold()
        let leaving = Task { try await pipeline.image(for: photo) }
        await run.service.requests(count: 1)
        leaving.cancel()
        await #expect(throws: ImageError.cancelled) { try await leaving.finished() }
        run.service.release()
        #expect(try await pipeline.image(for: photo) == PixelSize(92, 138))
        #expect(run.service.requests.count == 1)
        run.loader.close()
    }

    @Test("removes data that fails to decode and downloads it again later")
    func undecodable() async throws {
        let pipeline = pipeline()
        run.service.answer { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes() + [0])
        }
        for _ in 0..<2 {
            await #expect(throws: ImageError.undecodable) {
                try await pipeline.image(for: .poster())
            }
        }
        #expect(decoder.decoded.count == 1)
        #expect(await run.loader.cache?.size() == 0)
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        run.clock.advance(by: 31)
        #expect(try await pipeline.image(for: .poster()) == PixelSize(92, 138))
    }

    @Test("throws a download's failure unchanged")
    func failure() async {
        run.service.answer { _ in HTTPResponse(status: 0) }
        await #expect(throws: ImageError.download(.offline(.unreachable))) {
            try await pipeline().image(for: .poster())
        }
    }

    @Test("memory stays within its limit, and a larger image still loads")
    func costLimit() async throws {
        let limit = 92 * 138 * 3 * 4
        let pipeline = pipeline(costLimit: limit)
        for number in 0..<20 {
            _ = try await pipeline.image(for: .poster("/\(number)"))
            #expect(pipeline.memoryCost <= limit)
        }
        #expect(pipeline.memoryCost == limit)
        let original = ImageRequest.poster(fit: .original)
        #expect(try await pipeline.image(for: original) == PixelSize(200, 300))
        #expect(pipeline.cachedImage(for: original) == nil)
    }

    @Test("the front end determines an image's cost")
    func cost() async throws {
        let pipeline = ImagePipeline(data: run.loader, decoder: decoder, cost: { _ in 5 }) { $0 }
        let image = try await pipeline.image(for: .poster())
        #expect(pipeline.memoryCost == 5)
        #expect(image.bytes.allSatisfy { $0 == 7 })
        #expect(decoder.freed == 0)
    }
}
