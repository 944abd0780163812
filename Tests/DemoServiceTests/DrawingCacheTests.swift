import Foundation
import Locks
import Testing

@testable import DemoService

@Suite("Cache of drawings") struct DrawingCacheTests {
    private func poster(_ id: Int) -> DemoPoster {
        DemoPoster(
            id: id,
            title: "",
            originalTitle: "",
            year: nil,
            genres: [],
            pixelWidth: 92,
            pixelHeight: 138
        )
    }

    @Test("a poster asked for by many at once is drawn once")
    func once() async {
        let drawings = Locked(0)
        let (gate, open) = AsyncStream<Void>.makeStream()
        let cache = DrawingCache<DemoPoster>(memory: 1_000) { _ in
            drawings.withLock { $0 += 1 }
            for await _ in gate { break }
            return Data(count: 10)
        }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask { await cache.image(of: poster(1)) != nil }
            }
            open.yield()
            for await isDrawn in group { #expect(isDrawn) }
        }
        #expect(drawings.withLock { $0 } == 1)
    }

    @Test("memory stays below its limit, the posters used last stay")
    func limit() async {
        let drawn = Locked<[Int]>([])
        let cache = DrawingCache<DemoPoster>(memory: 1_000) { poster in
            drawn.withLock { $0.append(poster.id) }
            return Data(count: 100)
        }
        for id in 1...10 { _ = await cache.image(of: poster(id)) }
        _ = await cache.image(of: poster(1))
        #expect(drawn.withLock { $0 }.count == 10)
        _ = await cache.image(of: poster(11))
        _ = await cache.image(of: poster(1))
        #expect(drawn.withLock { $0 }.count == 11)
        _ = await cache.image(of: poster(2))
        #expect(drawn.withLock { $0 }.last == 2)
    }

    @Test("a poster greater than the limit is given and not kept")
    func tooLarge() async {
        let drawings = Locked(0)
        let cache = DrawingCache<DemoPoster>(memory: 10) { _ in
            drawings.withLock { $0 += 1 }
            return Data(count: 11)
        }
        #expect(await cache.image(of: poster(1))?.data.count == 11)
        #expect(await cache.image(of: poster(1))?.data.count == 11)
        #expect(drawings.withLock { $0 } == 2)
    }

    @Test("a failed drawing is tried again")
    func failure() async {
        let drawings = Locked(0)
        let cache = DrawingCache<DemoPoster>(memory: 10) { _ in
            drawings.withLock { $0 += 1 }
            return nil
        }
        #expect(await cache.image(of: poster(1)) == nil)
        #expect(await cache.image(of: poster(1)) == nil)
        #expect(drawings.withLock { $0 } == 2)
    }
}
