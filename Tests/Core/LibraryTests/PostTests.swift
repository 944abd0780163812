import Catalog
import Foundation
import ImagePipeline
import SQLiteKit
import Testing

@testable import Library

@Suite("Post, user and photo tables")
struct PostTests {
    private let provider = StubProvider(.photos)

    private func library(_ posts: [Item]) async throws -> Library {
        let library = try await Library.test(provider)
        try await library.read(posts, from: provider)
        return library
    }

    @Test("a feed fills three tables, with each user and photo once")
    func tables() async throws {
        let library = try await library([
            .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "8 Bob"),
            .post("3", photo: "a", by: "7 Ann"), .post("4", photo: nil, by: "8 Bob"),
        ])
        let source = "photos.demo"
        #expect(
            try await library.rows(of: "users") == [[source, "7", "Ann"], [source, "8", "Bob"]]
        )
        #expect(try await library.rows(of: "images").map { $0[1] } == ["a", "b"])
        #expect(
            try await library.rows(of: "posts") == [
                [source, "1", "1", "1"], [source, "2", "2", "2"], [source, "3", "1", "1"],
                [source, "4", "2", ""],
            ]
        )
    }

    @Test("foreign keys protect the users and photos of posts")
    func foreignKeys() async throws {
        let library = try await library([.post("1", photo: "a", by: "7 Ann")])
        for table in ["users", "images"] {
            await #expect(throws: CatalogError.storage(code: 787), "a post needs its \(table)") {
                try await library.store.write { connection throws(DatabaseError) in
                    try connection.run("DELETE FROM \(table)")
                    return []
                }
            }
        }
        let dangling = try await library.store.read { connection throws(DatabaseError) in
            try connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
        }
        #expect(dangling.isEmpty)
    }

    @Test("reading the same feed again changes nothing")
    func again() async throws {
        let posts: [Item] = [
            .post("1", photo: "a", by: "7 Ann"), .post("1", photo: "a", by: "7 Ann"),
            .post("2", photo: "a", by: "7 Ann"),
        ]
        let library = try await library(posts)
        var before: [[[String]]] = []
        for table in ["users", "posts", "images"] {
            before.append(try await library.rows(of: table))
        }
        #expect(before.map(\.count) == [1, 2, 1])
        await library.store.record(.photo("a", bytes: 1, width: 2))
        try await library.read(posts, from: provider)
        for (table, rows) in zip(["users", "posts"], before) {
            #expect(try await library.rows(of: table) == rows)
        }
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 2, 1, 2)])
    }

    @Test("a renamed user keeps the key and gets the new name")
    func renamed() async throws {
        let library = try await library([
            .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "7 Ann"),
        ])
        await library.store.record(.photo("a", bytes: 4, width: 5))
        try await library.read(
            [.post("1", photo: "a", by: "7 Anna"), .post("2", photo: "b", by: "7 Anna")],
            from: provider
        )
        #expect(try await library.rows(of: "users") == [["photos.demo", "7", "Anna"]])
        #expect(try await library.photoStatistics.rows == [.row("7 Anna", 2, 4, 5)])
    }

    @Test("deletes posts that left the feed, along with users without posts")
    func removed() async throws {
        let library = try await library([
            .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "8 Bob"),
            .post("3", photo: "c", by: "9 Cyd"),
        ])
        await library.store.record(.photo("b", bytes: 4, width: 5))
        try await library.read([.post("3", photo: "c", by: "9 Cyd")], from: provider)
        #expect(try await library.rows(of: "users").map { $0[2] } == ["Cyd"])
        #expect(try await library.rows(of: "posts").map { $0[1] } == ["3"])
        // The download's receipt stays, because the photo may return in this run.
        #expect(try await library.rows(of: "images").map { $0[1] } == ["b", "c"])
        #expect(try await library.photoStatistics.pendingImages == 1)
        #expect(try await library.orderNow(.feed).ids.map(\.key) == ["3"])
    }

    @Test("updates a post with another photo or user in place")
    func changed() async throws {
        let library = try await library([
            .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "8 Bob"),
        ])
        try await library.read(
            [.post("1", photo: "x", by: "7 Ann"), .post("2", photo: "b", by: "7 Ann")],
            from: provider
        )
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 2)])
        #expect(try await library.rows(of: "images").map { $0[1] } == ["b", "x"])
    }

    @Test("an empty feed deletes all posts, and a post without a user is ignored")
    func emptied() async throws {
        let library = try await library([
            .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "8 Bob"),
        ])
        try await library.read(
            [.post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: nil)],
            from: provider
        )
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 1)])
        try await library.read([], from: provider)
        #expect(try await library.photoStatistics == ImageStatistics())
        for table in ["users", "posts", "images"] {
            #expect(try await library.rows(of: table).isEmpty)
        }
    }

    @Test("a post that moves between pages stays one post, and a page can disappear")
    func pages() async throws {
        let library = try await Library.test(provider)
        provider.answer(pages: [
            [.post("1", photo: "a", by: "7 Ann")], [.post("2", photo: "b", by: "8 Bob")],
        ])
        for page in 1...2 { try await library.page(page, of: .feed) }
        #expect(try await library.photoStatistics.rows.count == 2)
        provider.answer(pages: [
            [.post("3", photo: "c", by: "7 Ann")], [.post("1", photo: "a", by: "7 Ann")],
        ])
        for page in 1...2 { try await library.page(page, of: .feed) }
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 2)])
        try await library.read([.post("3", photo: "c", by: "7 Ann")], from: provider)
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 1)])
    }

    @Test("a page that cannot be stored leaves the posts unchanged")
    func rollback() async throws {
        let library = try await library([.post("1", photo: "a", by: "7 Ann")])
        try await library.store.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                CREATE TRIGGER refuse BEFORE INSERT ON posts WHEN new.key = '3'
                BEGIN SELECT RAISE(ABORT, 'no'); END
                """
            )
            return []
        }
        await #expect(throws: CatalogError.self) {
            try await library.read(
                [.post("2", photo: "b", by: "8 Bob"), .post("3", photo: "c", by: "8 Bob")],
                from: provider
            )
        }
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 1)])
        #expect(try await library.orderNow(.feed).ids.map(\.key) == ["1"])
    }
}
