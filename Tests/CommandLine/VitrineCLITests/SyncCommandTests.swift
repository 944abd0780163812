import Catalog
import Foundation
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine sync")
struct SyncCommandTests {
    @Test("downloads each photo once and prints the report")
    func photos() async throws {
        let provider = FeedProvider([
            ("Sea", "1200", "Bob"), ("Sand", "300", "Ann"), ("Sand again", "300", "Ann"),
        ])
        let run = await (try provider.library()).run("sync pictures", widths: [80, 160, 500])
        let expected = """
            Pages: 1. Images: 2. Failed: 0.

            User Name  Number of posts  Average image size  Greatest photo width
            Ann                      2                 300                   600
            Bob                      1               1,200                  2400

            """
        #expect(run.code == .done)
        #expect(run.out == expected)
        #expect(run.err == "Pages: 1 of 1\nImages: 1 of 2\nImages: 2 of 2\n")
        #expect(provider.asked.withLock { $0.sorted() } == ["1200", "300"])
    }

    @Test("a terminal shows a progress bar, which disappears at the end")
    func bar() async throws {
        let provider = FeedProvider([("Sea", "1200", "Bob"), ("Sand", "300", "Ann")])
        let run = await (try provider.library()).run("sync pictures", columns: 80)
        let half = String(repeating: "█", count: 12) + String(repeating: "░", count: 12)
        #expect(run.err.contains("\r\u{1B}[K\(half)  Images: 1 of 2"))
        #expect(run.err.hasSuffix("\r\u{1B}[K"))
        #expect(!run.err.contains("\n"))
    }

    @Test("the bar shows the rate and remaining time, unless the terminal is too narrow")
    func pace() async throws {
        let posts = (1...40).map { (title: "Post \($0)", photo: "\($0)", user: "Ann") }
        // The clock advances one second each time it is read.
        let clock = Locked(0)
        let uptime = { @Sendable () -> Duration in
            .seconds(
                clock.withLock { seconds in
                    seconds += 1
                    return seconds
                }
            )
        }
        let library = try await FeedProvider(posts).library()
        let wide = await library.run("sync pictures", columns: 80, uptime: uptime)
        #expect(wide.err.contains("  Images: 10 of 40  1/s  0:30 left\r"))
        #expect(wide.err.contains("  Images: 40 of 40  1/s\r"))
        let narrow = await library.run("sync pictures", columns: 30, uptime: uptime)
        let lines = narrow.err.split(separator: "\r\u{1B}[K")
        #expect(lines.allSatisfy { String($0).terminalWidth < 30 })
        #expect(lines.contains { $0.hasPrefix("Images: 40 of 40") })
    }

    @Test("names failed photos; a missing one is not an error, but an unreadable one is")
    func failures() async throws {
        let provider = FeedProvider([
            ("Sea", "10", "Bob"), ("Sky", "404", "Ann"), ("Sand", "20", "Ann"),
        ])
        let missing = await (try provider.library()).run("sync pictures")
        #expect(missing.code == .done)
        #expect(missing.out.hasPrefix("Pages: 1. Images: 2. Failed: 1.\n"))
        #expect(missing.err.contains("No image for “Sky”: "))
        provider.posts.withLock { $0 = [("Page", "html", "Bob")] }
        let broken = await (try provider.library()).run("sync pictures")
        #expect(broken.code == .service)
        #expect(broken.err.contains("No image for “Page”: "))
    }

    @Test("stops when the service is offline, reports it once, and exits with 3")
    func offline() async throws {
        let posts = (0..<100).map { number in
            (title: "Post \(number)", photo: number == 0 ? "dead" : "\(number)", user: "Ann")
        }
        let provider = FeedProvider(posts)
        let library = try await provider.library()
        let run = await library.run("sync pictures")
        #expect(run.code == .offline)
        #expect(run.err.components(separatedBy: "Error: You are offline.").count == 2)
        #expect(provider.asked.withLock { $0.count } < 100)
        provider.posts.withLock { $0 = nil }
        let dead = await library.run("sync pictures")
        #expect(dead.code == .offline)
        #expect(dead.out.isEmpty)
    }

    @Test("without a terminal, prints progress for each tenth")
    func tenths() async throws {
        let posts = (1...40).map { (title: "Post \($0)", photo: "\($0)", user: "Ann") }
        let run = await (try FeedProvider(posts).library()).run("sync pictures")
        #expect(run.out.hasPrefix("Pages: 1. Images: 40. Failed: 0.\n"))
        // One line per tenth.
        #expect(run.err.split(separator: "\n").count == 11)
    }

    @Test("downloads --pages pages of each list, and no favorites")
    func pages() async throws {
        let provider = ShelfProvider()
        provider.mood.withLock { $0.perPage = 0 }
        let library = try await provider.library()
        let run = await library.run("sync books --pages 2")
        #expect(run.code == .done)
        #expect(run.out == "Pages: 4. Images: 0. Failed: 0.\n")
        #expect(
            provider.queries.withLock { $0.map(\.list.rawValue) }
                == ["popular", "popular", "whole", "whole"]
        )
        provider.queries.withLock { $0 = [] }
        #expect(await library.run("sync books").out == "Pages: 8. Images: 0. Failed: 0.\n")
    }

    @Test("goes on with the other lists if one fails, and says so; an outage stops it")
    func oneList() async throws {
        let provider = ShelfProvider()
        provider.mood.withLock { mood in
            mood.perPage = 0
            mood.listFailures = ["popular": .server(status: 500, message: nil)]
        }
        let library = try await provider.library()
        let run = await library.run("sync books --pages 2")
        #expect(run.code == .service)
        #expect(run.out == "Pages: 2. Images: 0. Failed: 0.\n")
        #expect(run.err.contains("Error: “Popular Books” couldn’t be loaded: "))
        provider.mood.withLock { $0.listFailures = ["popular": .offline] }
        let dead = await library.run("sync books --pages 2")
        #expect(dead.code == .offline)
        #expect(dead.out.isEmpty)
    }

    @Test("fails if the service fails or the catalog is unknown")
    func errors() async throws {
        let provider = ShelfProvider()
        provider.mood.withLock { $0.failure = .server(status: 500, message: nil) }
        let library = try await provider.library()
        #expect(await library.run("sync books").code == .service)
        #expect(await library.run("sync nothing").code == .usage)
    }

    @Test("exits with 130 if interrupted")
    func interrupted() async throws {
        let library = try await FeedProvider([("Sea", "10", "Bob")]).library()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await library.run("sync pictures")
        }
        let run = await task.value
        #expect(run.code == .interrupted)
        #expect(run.out.isEmpty)
    }
}
