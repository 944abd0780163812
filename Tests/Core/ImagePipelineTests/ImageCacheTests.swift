import ImagePipeline
import Testing

@Suite("Image cache")
struct ImageCacheTests {
    @Test("finds an inserted value even under a URL with another port")
    func hit() {
        let cache = ImageCache<String>(costLimit: 1_000)
        cache.insert("one", for: .poster("/1.jpg"), cost: 10)
        #expect(cache.value(for: .poster("/1.jpg", port: 9_090)) == "one")
        #expect(cache.value(for: .poster("/1.jpg", variant: "w92")) == nil)
        #expect(cache.value(for: .poster("/1.jpg", fit: .original)) == nil)
        #expect(cache.value(for: .poster("/2.jpg")) == nil)
    }

    @Test("evicts the least recently used value and never exceeds the limit")
    func eviction() {
        let cache = ImageCache<Int>(costLimit: 100)
        for number in 0..<4 { cache.insert(number, for: .poster("/\(number)"), cost: 25) }
        #expect(cache.value(for: .poster("/0")) == 0)
        cache.insert(4, for: .poster("/4"), cost: 20)
        #expect(cache.value(for: .poster("/1")) == nil)
        #expect(cache.value(for: .poster("/0")) == 0)
        #expect(cache.totalCost == 95)
        for number in 5..<500 {
            cache.insert(number, for: .poster("/\(number)"), cost: number % 25)
            #expect(cache.totalCost <= 100)
            #expect(cache.value(for: .poster("/\(number)")) == number)
        }
    }

    @Test("evicts values in order of use, even if all are used again")
    func lookedAt() {
        let cache = ImageCache<Int>(costLimit: 100)
        for number in 0..<4 { cache.insert(number, for: .poster("/\(number)"), cost: 25) }
        for number in [2, 0, 3, 1] { #expect(cache.value(for: .poster("/\(number)")) == number) }
        for (number, gone) in zip(4..., [2, 0, 3, 1]) {
            cache.insert(number, for: .poster("/\(number)"), cost: 25)
            #expect(cache.value(for: .poster("/\(gone)")) == nil)
            #expect(cache.totalCost == 100)
        }
    }

    @Test("rejects a value over a quarter of the limit and only removes its predecessor")
    func large() {
        let cache = ImageCache<Int>(costLimit: 100)
        cache.insert(1, for: .poster("/1"), cost: 25)
        cache.insert(2, for: .poster("/2"), cost: 26)
        #expect(cache.value(for: .poster("/1")) == 1)
        #expect(cache.value(for: .poster("/2")) == nil)
        cache.insert(3, for: .poster("/1"), cost: 26)
        #expect(cache.value(for: .poster("/1")) == nil, "the old picture is not the new one")
        #expect(cache.totalCost == 0)
    }

    @Test("`removeUnused` removes values neither read nor inserted since its last call")
    func unused() {
        let cache = ImageCache<Int>(costLimit: 100)
        for number in 0..<4 { cache.insert(number, for: .poster("/\(number)"), cost: 10) }
        #expect(cache.removeUnused() == 0)
        #expect(cache.value(for: .poster("/1")) == 1)
        cache.insert(4, for: .poster("/4"), cost: 10)
        #expect(cache.removeUnused() == 30)
        #expect(cache.totalCost == 20)
        #expect(cache.value(for: .poster("/4")) == 4)
        #expect(cache.removeUnused() == 10)
        #expect(cache.removeUnused() == 10)
        #expect(cache.count == 0)
        cache.insert(5, for: .poster("/5"), cost: 10)
        #expect(cache.value(for: .poster("/5")) == 5)
    }

    @Test("replacing a value replaces its cost")
    func replacing() {
        let cache = ImageCache<Int>(costLimit: 100)
        cache.insert(1, for: .poster(), cost: 25)
        cache.insert(2, for: .poster(), cost: 5)
        #expect(cache.value(for: .poster()) == 2)
        #expect(cache.totalCost == 5)
        #expect(cache.count == 1)
    }

    @Test("lowering the limit evicts at once, and the cache works after everything is removed")
    func limit() {
        let cache = ImageCache<Int>(costLimit: 100)
        for number in 0..<10 { cache.insert(number, for: .poster("/\(number)"), cost: 10) }
        cache.costLimit = 35
        #expect(cache.costLimit == 35)
        #expect(cache.count == 3)
        #expect(cache.value(for: .poster("/9")) == 9)
        cache.removeAll()
        #expect(cache.totalCost == 0 && cache.count == 0)
        #expect(cache.value(for: .poster("/9")) == nil)
        cache.insert(1, for: .poster("/1"), cost: 8)
        #expect(cache.value(for: .poster("/1")) == 1)
    }

    @Test("releases evicted values")
    func freeing() {
        final class Texture: Sendable {}
        let cache = ImageCache<Texture>(costLimit: 100)
        weak var texture: Texture?
        do {
            let first = Texture()
            texture = first
            cache.insert(first, for: .poster("/1"), cost: 25)
        }
        #expect(texture != nil)
        for number in 2..<6 { cache.insert(Texture(), for: .poster("/\(number)"), cost: 25) }
        #expect(texture == nil)
    }

    @Test("concurrent use keeps the cost and count consistent")
    func threads() async {
        let cache = ImageCache<Int>(costLimit: 1_000)
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    for step in 0..<500 {
                        let number = (step * 7 + worker) % 300
                        cache.insert(number, for: .poster("/\(number)"), cost: 10)
                        let found = cache.value(for: .poster("/\(step % 300)"))
                        #expect(found == nil || found == step % 300)
                    }
                }
            }
        }
        #expect(cache.totalCost <= 1_000)
        #expect(cache.count * 10 == cache.totalCost)
    }
}
