import Foundation
import JSONText
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

    /// Reads a feed, checks the number of posts, and returns the processor time in seconds.
    private func read(_ feed: Data, expecting count: Int = count) throws -> Double {
        let began = Self.processorTime()
        let rows = try JSON(parsing: feed, isLenient: true).elements ?? []
        let posts = rows.compactMap(PostMapping(catalog: Feed.id).item)
        let time = Self.processorTime() - began
        #expect(rows.count == Self.count)
        #expect(posts.count == count)
        return time
    }

    @Test("is read in seconds, with numbers or strings as keys")
    func keys() throws {
        #expect(try read(feed { "\($0)" }) < 10)
        #expect(try read(feed { "\"post-\($0)\"" }) < 20)
    }

    @Test("a feed of nothing but bad rows is read in seconds")
    func bad() throws {
        #expect(try read(feed { "{\"number\":\($0)}" }, expecting: 0) < 20)
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
