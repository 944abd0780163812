import Foundation
import Testing

@testable import Providers

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Measures the thread's processor time, which other load does not affect.
@Suite("A feed of 100,000 posts")
struct LongFeedTests {
    private static let count = 100_000

    /// A feed whose keys come from `key`.
    private func feed(_ key: (Int) -> String) -> Data {
        var text = "["
        for number in 0..<Self.count {
            text += number == 0 ? "" : ","
            text += "{\"ID\":\(key(number)),\"ImageID\":\(key(number + 7)),\"Title\":\"Low tide\","
            text += "\"UserID\":\(key(number % 90)),\"UserName\":\"Ada Nwosu\"}"
        }
        return Data((text + "]").utf8)
    }

    /// Decodes a feed and returns the processor time in seconds.
    private func read(_ feed: Data) throws -> Double {
        let began = Self.processorTime()
        let posts = try JSONDecoder().decode(LossyArray<PostPayload>.self, from: feed)
        let time = Self.processorTime() - began
        #expect(posts.elements.count == Self.count)
        #expect(posts.skipped == 0)
        return time
    }

    @Test("decodes in seconds, with numbers or strings as keys")
    func keys() throws {
        #expect(try read(feed { "\($0)" }) < 10)
        #expect(try read(feed { "\"post-\($0)\"" }) < 20)
    }

    @Test("decodes a feed of nothing but bad rows in seconds, and counts them")
    func bad() throws {
        let began = Self.processorTime()
        let posts = try JSONDecoder().decode(
            LossyArray<PostPayload>.self,
            from: feed { "{\"number\":\($0)}" }
        )
        #expect(Self.processorTime() - began < 20)
        #expect(posts.elements.isEmpty)
        #expect(posts.skipped == Self.count)
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
