import Foundation
import Primitives
import Testing

@testable import DemoService

@Suite("Picture cache") struct PictureCacheTests {
    private func poster(_ id: Int) -> DemoPicture {
        DemoPicture(kind: .poster, id: id, pixelWidth: 92, pixelHeight: 138, isOriginal: false)
    }

    @Test("concurrent requests for a poster make it once")
    func once() async throws {
        let calls = Locked(0)
        let (gate, open) = AsyncStream<Void>.makeStream()
        let cache = PictureCache(
            memory: 1_000,
            pictures: DemoPictures { _ in
                calls.withLock { $0 += 1 }
                for await _ in gate { break }
                return Data(count: 10)
            }
        )
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await cache.image(of: poster(1)).data.count }
            }
            open.yield()
            for try await count in group { #expect(count == 10) }
        }
        #expect(calls.withLock { $0 } == 1)
    }

    @Test("memory stays below its limit and keeps the most recently used posters")
    func limit() async throws {
        let made = Locked<[Int]>([])
        let cache = PictureCache(
            memory: 1_000,
            pictures: DemoPictures { poster in
                made.withLock { $0.append(poster.id) }
                return Data(count: 100)
            }
        )
        for id in 1...10 { _ = try await cache.image(of: poster(id)) }
        _ = try await cache.image(of: poster(1))
        #expect(made.withLock { $0 }.count == 10)
        _ = try await cache.image(of: poster(11))
        _ = try await cache.image(of: poster(1))
        #expect(made.withLock { $0 }.count == 11)
        _ = try await cache.image(of: poster(2))
        #expect(made.withLock { $0 }.last == 2)
    }

    @Test("a poster larger than the limit is returned but not cached")
    func tooLarge() async throws {
        let calls = Locked(0)
        let cache = PictureCache(
            memory: 10,
            pictures: DemoPictures { _ in
                calls.withLock { $0 += 1 }
                return Data(count: 11)
            }
        )
        #expect(try await cache.image(of: poster(1)).data.count == 11)
        #expect(try await cache.image(of: poster(1)).data.count == 11)
        #expect(calls.withLock { $0 } == 2)
    }

    @Test("a failed poster is tried again")
    func failure() async {
        let calls = Locked(0)
        let cache = PictureCache(
            memory: 10,
            pictures: DemoPictures { _ throws(DemoPictureError) in
                calls.withLock { $0 += 1 }
                throw .damaged
            }
        )
        for _ in 0..<2 {
            await #expect(throws: DemoPictureError.damaged) {
                try await cache.image(of: poster(1))
            }
        }
        #expect(calls.withLock { $0 } == 2)
    }
}
