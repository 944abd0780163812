import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Generated posts") struct MadeUpPostTests {
    @Test("generates a hundred thousand posts, each with its own photo")
    func many() async throws {
        let demo = Demo(DemoOptions(scale: 100_000))
        let body = await demo.send("/photos-feed/").body
        let entries = try JSONDecoder().decode([PhotoFeedTests.Entry].self, from: body)
        #expect(entries.count == 100_000)
        #expect(Set(entries.map(\.ID)).count == 100_000)
        #expect(Set(entries.map(\.ImageID)).count == 99_999)
        let users = Dictionary(grouping: entries, by: \.UserID)
        #expect(users.count > 2_000)
        #expect(users.values.allSatisfy { Set($0.map(\.UserName)).count == 1 })
        #expect(Array(entries.prefix(96)) == (try await PhotoFeedTests.entries(Demo())))
    }

    @Test("writes a hundred thousand posts in under three seconds, without optimization")
    func quick() {
        let posts = PostCollection(records: PostData.records(), scale: 100_000, seed: 1)
        let start = Self.processorTime()
        #expect(FeedBody(posts).data.count > 8_000_000)
        #expect(Self.processorTime() - start < 3)
    }

    /// This thread's processor time in seconds, unaffected by other load.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("generated posts use real photos, which are read once")
    func photos() async throws {
        let read = Locked<[Int: Int]>([:])
        let demo = Demo(
            DemoOptions(scale: 1_000),
            pictures: DemoPictures { photo in
                read.withLock { $0[photo.id, default: 0] += 1 }
                return Demo.image
            }
        )
        for entry in try await PhotoFeedTests.entries(demo) {
            let photo = await demo.send("/photos-feed/photos/\(entry.ImageID)")
            #expect(photo.status == 200)
        }
        let counts = read.withLock { $0 }
        #expect(counts.count == 95)
        #expect(counts.values.allSatisfy { $0 == 1 })
        let end = PostCollection.firstMadeUpID + 1_000 - 96
        #expect(await demo.send("/photos-feed/photos/\(end)").status == 404)
        #expect(await demo.send("/photos-feed/photos/\(end - 1)").status == 200)
    }

    @Test("the same seed generates the same posts, a different seed different ones")
    func seeds() async {
        func feed(_ seed: UInt64) async -> Data {
            await Demo(DemoOptions(seed: seed, scale: 300)).send("/photos-feed/").body
        }
        #expect(await feed(5) == feed(5))
        #expect(await feed(5) != feed(6))
    }

    @Test("a small scale has only the first posts and their photos")
    func fewer() async throws {
        let all = try await PhotoFeedTests.entries(Demo())
        let demo = Demo(DemoOptions(scale: 5))
        #expect(try await PhotoFeedTests.entries(demo) == Array(all.prefix(5)))
        #expect(await demo.send("/photos-feed/photos/\(all[4].ImageID)").status == 200)
        #expect(await demo.send("/photos-feed/photos/\(all[5].ImageID)").status == 404)
    }

    @Test("limits the scale")
    func bounds() {
        let records = PostData.records()
        #expect(PostCollection(records: records, scale: -5, seed: 1).count == 1)
        #expect(PostCollection(records: records, scale: 9_000_000, seed: 1).count == 1_000_000)
        #expect(PostCollection(records: [], scale: 10, seed: 1).count == 0)
    }
}
