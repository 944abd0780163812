import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Photo feed") struct PhotoFeedTests {
    /// An entry as a client decodes it, independent of the service's types.
    struct Entry: Decodable, Hashable {
        let ID: Int
        let ImageID: Int
        let Title: String
        let UserID: Int
        let UserName: String
    }

    let demo = Demo()

    static func entries(_ demo: Demo) async throws -> [Entry] {
        try JSONDecoder().decode([Entry].self, from: await demo.send("/photos-feed/").body)
    }

    @Test("is a bare array whose entries have five keys, three of them integers")
    func shape() async throws {
        let response = await demo.send("/photos-feed/")
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"]?.hasPrefix("application/json") == true)
        let array = try JSONSerialization.jsonObject(with: response.body) as? [[String: Any]]
        let rows = try #require(array)
        for row in rows {
            #expect(Set(row.keys) == ["ID", "ImageID", "Title", "UserID", "UserName"])
        }
        #expect(try await Self.entries(demo).count == rows.count)
        #expect(await demo.send("/photos-feed") == response)
    }

    @Test("has users with many posts and two with one, and no post twice")
    func users() async throws {
        let entries = try await Self.entries(demo)
        #expect(entries.count == 96)
        #expect(Set(entries.map(\.ID)).count == entries.count)
        let posts = Dictionary(grouping: entries, by: \.UserID).mapValues(\.count)
        #expect(posts.count == 14)
        #expect(posts.values.max() ?? 0 > 12)
        #expect(posts.values.count { $0 == 1 } == 2)
        #expect(Set(entries.map { "\($0.UserID) \($0.UserName)" }).count == posts.count)
    }

    @Test("one photo is in two posts, one title is empty, and some are very long")
    func oddities() async throws {
        let entries = try await Self.entries(demo)
        let photos = Dictionary(grouping: entries, by: \.ImageID)
        let shared = photos.values.filter { $0.count == 2 }
        #expect(shared.count == 1)
        #expect(Set(shared[0].map(\.UserID)).count == 2)
        #expect(photos.values.allSatisfy { $0.count <= 2 })
        #expect(entries.count { $0.Title.isEmpty } == 1)
        #expect(entries.count { $0.Title.count > 150 } >= 2)
        #expect(entries.allSatisfy { $0.ID != $0.ImageID && !$0.UserName.isEmpty })
    }

    @Test("has a weak tag and is cacheable for a minute")
    func caching() async throws {
        let response = await demo.send("/photos-feed/")
        let tag = try #require(response.headers["ETag"])
        #expect(tag.hasPrefix("W/"))
        #expect(response.headers["Cache-Control"] == "public, max-age=60")
        let again = await demo.send("/photos-feed/", headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        let head = await demo.send("/photos-feed/", method: .head)
        #expect(head.headers["Content-Length"] == String(response.body.count))
    }

    @Test(
        "other paths are 404, and writing is 405",
        arguments: [
            ("/photos-feed/1", .get, 404), ("/photos-feed/users", .get, 404),
            ("/photos", .get, 404), ("/photos-feed/", .put, 405),
        ] as [(String, HTTPRequest.Method, Int)]
    )
    func unknown(target: String, method: HTTPRequest.Method, status: Int) async {
        #expect(await demo.send(target, method: method).status == status)
    }

    @Test("escapes quotes, backslashes and control characters")
    func escapes() throws {
        let title = "a \"b\" \\ c\n\u{1}/ é 🌊"
        let words = try JSONEncoder().encode(title)
        let json = """
            [{"id":1,"photo":2,"title":\(String(decoding: words, as: UTF8.self)),"user":3,
            "userName":"\\"","width":1200,"height":800,"quality":80}]
            """
        let records = try JSONDecoder().decode([PostRecord].self, from: Data(json.utf8))
        let body = FeedBody(PostCollection(records: records, scale: nil, seed: 1)).data
        #expect(
            try JSONDecoder().decode([Entry].self, from: body)
                == [Entry(ID: 1, ImageID: 2, Title: title, UserID: 3, UserName: "\"")]
        )
    }

    @Test("without posts, is an empty array")
    func empty() throws {
        let body = FeedBody(PostCollection(records: [], scale: 10, seed: 1)).data
        #expect(String(decoding: body, as: UTF8.self) == "[]")
    }
}
