import Catalog
import Foundation
import ImagePipeline
import SQLiteKit
import TestSupport
import Testing

@testable import Library

/// A feed in which Ann has three posts, two of them with the same photo; Bob and Cyd have one each.
private let feed: [Item] = [
    .post("10", photo: "a", by: "1 Ann"), .post("11", photo: "b", by: "2 Bob"),
    .post("12", photo: "a", by: "1 Ann"), .post("13", photo: "c", by: "3 Cyd"),
    .post("14", photo: "d", by: "1 Ann"),
]

@Suite("Picture statistics", .timeLimit(.minutes(5)))
struct StatisticsTests {
    private let provider = StubProvider(.photos)

    @Test("without downloads, users have posts but no sizes, and all images are pending")
    func nothingDownloaded() async throws {
        let library = try await Library.test(provider)
        #expect(try await library.photoStatistics == ImageStatistics())
        try await library.read(feed, from: provider)
        let expected = ImageStatistics(
            rows: [.row("1 Ann", 3), .row("2 Bob", 1), .row("3 Cyd", 1)],
            pendingImages: 4
        )
        #expect(try await library.photoStatistics == expected)
    }

    @Test("a photo in two posts of a user counts once in the rounded average")
    func average() async throws {
        let library = try await Library.test(provider)
        try await library.read(feed, from: provider)
        await library.store.record(.photo("a", bytes: 100, width: 640))
        await library.store.record(.photo("d", bytes: 201, width: 480))
        await library.store.record(.photo("b", bytes: 558_045, width: 2_048))
        let expected = ImageStatistics(
            // (100 + 201) / 2 = 150.5. Counting `a` twice would give 134.
            rows: [.row("1 Ann", 3, 151, 640), .row("2 Bob", 1, 558_045, 2_048), .row("3 Cyd", 1)],
            pendingImages: 1
        )
        #expect(try await library.photoStatistics == expected)
    }

    @Test("a photo posted by two users counts for both")
    func sharedByUsers() async throws {
        let library = try await Library.test(provider)
        let posts: [Item] = [
            .post("1", photo: "a", by: "1 Ann"), .post("2", photo: "a", by: "2 Bob"),
        ]
        try await library.read(posts, from: provider)
        await library.store.record(.photo("a", bytes: 10, width: 20))
        let rows: [ImageStatistics.Row] = [.row("1 Ann", 1, 10, 20), .row("2 Bob", 1, 10, 20)]
        #expect(try await library.photoStatistics == ImageStatistics(rows: rows))
    }

    @Test("sorts by posts, then by name in the language's order, then by key")
    func order() async throws {
        let library = try await Library.test(
            provider,
            collation: TitleCollation(cyrillicFirst: true)
        )
        let users = ["4 Zoe", "3 Яна", "2 Ґалина", "1 Галя", "9 Anna", "8 Anna"]
        var posts = users.enumerated().map { Item.post("\($0)", photo: nil, by: $1) }
        posts.append(.post("x", photo: nil, by: "4 Zoe"))
        try await library.read(posts, from: provider)
        let names = try await library.photoStatistics.rows.map { "\($0.user.key) \($0.user.name)" }
        #expect(names == ["4 Zoe", "1 Галя", "2 Ґалина", "3 Яна", "8 Anna", "9 Anna"])
    }

    @Test("a failed photo is listed and not pending, unless it arrives later")
    func failures() async throws {
        let library = try await Library.test(provider)
        try await library.read(feed, from: provider)
        await library.store.record(.failed("a", "404"))
        await library.store.record(.failed("c", "unreadable"))
        var statistics = try await library.photoStatistics
        #expect(statistics.pendingImages == 2)
        #expect(statistics.failedImages == 2)
        #expect(
            statistics.failures == [
                ImageStatistics.Failure(path: "a", title: "Post 10", reason: "404"),
                ImageStatistics.Failure(path: "c", title: "Post 13", reason: "unreadable"),
            ]
        )
        await library.store.record(.photo("a", bytes: 7, width: 8))
        statistics = try await library.photoStatistics
        #expect(statistics.failures.map(\.path) == ["c"])
        #expect(statistics.rows.first == .row("1 Ann", 3, 7, 8))
        await library.store.record(.failed("a", "410"))
        #expect(try await library.photoStatistics.rows.first == .row("1 Ann", 3))
    }

    @Test("values survive a restart, and reading them again returns the same values")
    func nextRun() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(provider, at: folder.store)
            try await library.read(feed, from: provider)
            for path in ["a", "b", "c", "d"] {
                await library.store.record(.photo(path, bytes: 40, width: 50))
            }
            await library.close()
        }
        let library = try await Library.test(StubProvider(.photos), at: folder.store)
        let first = try await library.photoStatistics
        #expect(first.rows.map(\.averageImageBytes) == [40, 40, 40])
        #expect(first.pendingImages == 0)
        #expect(try await library.photoStatistics == first)
    }

    @Test("the demo and live feeds have separate statistics")
    func realms() async throws {
        let folder = TemporaryFolder()
        let demo = try await Library.test(provider, at: folder.store)
        try await demo.read(feed, from: provider)
        let other = StubProvider(.photos)
        let live = try await Library.test(other, realm: .live, at: folder.store)
        try await live.read([.post("10", photo: "a", by: "1 Zed")], from: other)
        #expect(try await live.photoStatistics.rows == [.row("1 Zed", 1)])
        #expect(try await demo.photoStatistics.rows.first == .row("1 Ann", 3))
    }

    @Test("updates follow each picture and each change of the feed")
    func observing() async throws {
        let library = try await Library.test(provider)
        var updates = library.imageStatisticsUpdates(of: CatalogID("photos")).makeAsyncIterator()
        #expect(try await updates.next() == ImageStatistics())
        try await library.read([.post("1", photo: "a", by: "1 Ann")], from: provider)
        let pending = ImageStatistics(rows: [.row("1 Ann", 1)], pendingImages: 1)
        #expect(try await updates.next() == pending)
        await library.store.record(.photo("a", bytes: 3, width: 4))
        let done = ImageStatistics(rows: [.row("1 Ann", 1, 3, 4)])
        #expect(try await updates.next() == done)
        try await library.read([.post("1", photo: "a", by: "1 Anna")], from: provider)
        #expect(try await updates.next()?.rows == [.row("1 Anna", 1, 3, 4)])
    }

    @Test("an unknown catalog is an error; a catalog without users has no rows")
    func others() async throws {
        let movies = StubProvider()
        let library = try await Library.test(movies)
        try await library.load(movies, [[1, 2]])
        await library.store.record(.photo("a", bytes: 3, width: 4))
        let statistics = try await library.imageStatistics(of: CatalogID("movies"))
        #expect(statistics == ImageStatistics())
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.photoStatistics
        }
        var updates = library.imageStatisticsUpdates(of: CatalogID("photos")).makeAsyncIterator()
        await #expect(throws: CatalogError.notFound(message: nil)) { try await updates.next() }
    }

    @Test("statistics of 100,000 posts are correct")
    func many() async throws {
        let library = try await Library.test(provider)
        let posts = (0..<100_000).map { number in
            let user = number % 100
            return Item.post("\(number)", photo: "p\(number % 50_000)", by: "\(user) User \(user)")
        }
        try await library.read(posts, from: provider)
        let receipts = (0..<50_000).map { ImageOutcome.photo("p\($0)", bytes: $0 % 100, width: 9) }
        try await library.store.write { connection throws(DatabaseError) in
            for receipt in receipts { try connection.images.save(receipt, at: Date()) }
            return []
        }
        let statistics = try await library.photoStatistics
        #expect(statistics.pendingImages == 0)
        #expect(statistics.rows.count == 100)
        #expect(statistics.rows.allSatisfy { $0.posts == 1_000 && $0.greatestWidth == 9 })
        // Each photo's size is its user's number.
        #expect(statistics.rows.allSatisfy { $0.averageImageBytes == Int($0.user.key) })
    }
}
