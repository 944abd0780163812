import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Character lists") struct CharacterListTests {
    let demo = Demo()
    let few = Demo(characters: TestCharacters.json)

    @Test("a page has fifty characters by default, in no particular order")
    func defaults() async throws {
        let page = try await demo.characters("/character")
        #expect(page.data.count == 50)
        #expect(page.info.count == 50)
        #expect(page.info.totalPages == (CharacterData.records().count + 49) / 50)
        #expect(page.data.map(\._id) != page.data.map(\._id).sorted())
        #expect(page.data.map(\.name) != page.data.map(\.name).sorted())
        let all = try await demo.characters("/character?pageSize=100000")
        #expect(all.info.totalPages == 1)
        #expect(Set(all.data.map(\._id)) == Set(CharacterData.records().map(\.id)))
        #expect(Array(all.data.prefix(50)) == page.data)
    }

    @Test("the pages together contain each character once")
    func pages() async throws {
        let total = try await demo.characters("/character?pageSize=40").info.totalPages
        var ids: [Int] = []
        for number in 1...total {
            ids += try await demo.characters("/character?page=\(number)&pageSize=40").data.map(
                \._id
            )
        }
        let all = try await demo.characters("/character?pageSize=100000").data.map(\._id)
        #expect(ids == all)
    }

    @Test("links to other pages use plain HTTP and omit the filter")
    func links() async throws {
        let second = try await few.characters("/character?page=2&pageSize=2&name=.")
        #expect(
            second.info
                == CharacterPage.Info(
                    count: 2,
                    totalPages: 3,
                    previousPage: "http://127.0.0.1:4000/character?page=1&pageSize=2",
                    nextPage: "http://127.0.0.1:4000/character?page=3&pageSize=2"
                )
        )
        let first = try await few.characters("/character?pageSize=2")
        #expect(first.info.previousPage == nil)
        let body = try await few.send("/character?pageSize=2").object
        #expect((body["info"] as? [String: Any])?["previousPage"] is NSNull)
    }

    @Test("a page with a single row is an object instead of an array")
    func bareObject() async throws {
        for target in [
            "/character?page=3&pageSize=2", "/character?pageSize=1", "/character/13",
            "/characters/13", "/character?name=Cy",
        ] {
            let page = try await few.characters(target)
            #expect(!page.isArray, "\(target)")
            #expect(page.info.count == 1, "\(target)")
        }
        #expect(try await few.characters("/character?pageSize=2").isArray)
    }

    @Test("an empty result is an empty array without an error")
    func nothing() async throws {
        for target in ["/character/99", "/character?name=nobody"] {
            let page = try await few.characters(target)
            #expect(page.isArray && page.data.isEmpty, "\(target)")
            #expect(
                page.info
                    == CharacterPage.Info(
                        count: 0,
                        totalPages: 0,
                        previousPage: nil,
                        nextPage: nil
                    ),
                "\(target)"
            )
        }
        let beyond = try await few.characters("/character?page=9&pageSize=2")
        #expect(beyond.isArray && beyond.data.isEmpty)
        #expect(beyond.info.nextPage == nil)
        #expect(beyond.info.totalPages == 3)
    }

    @Test("ignores an invalid id", arguments: ["/character/abc", "/character/0"])
    func noID(target: String) async throws {
        #expect(try await few.characters(target).data.count == 5)
    }

    @Test("invalid page numbers and sizes use the defaults")
    func nonsense() async throws {
        let page = try await demo.characters("/character?page=0&pageSize=-3")
        #expect(page.data == (try await demo.characters("/character")).data)
    }

    @Test("a row has the real service's fields and omits unknown ones")
    func fields() async throws {
        let names = [
            "films", "shortFilms", "tvShows", "videoGames", "parkAttractions", "allies", "enemies",
        ]
        let whole = try await few.send("/character/14").object["data"] as? [String: Any]
        #expect(
            Set(try #require(whole).keys)
                == Set(names + ["_id", "__v", "name", "url", "createdAt", "updatedAt"])
                .union(["imageUrl", "sourceUrl"])
        )
        let bare = try await few.send("/character/12").object["data"] as? [String: Any]
        #expect(bare?["imageUrl"] == nil && bare?["sourceUrl"] == nil)
        let ada = try await few.characters("/character/11").data[0]
        #expect(
            ada
                == CharacterRow(
                    _id: 11,
                    name: "Ada (the First)",
                    films: ["Looms", "Looms II"],
                    shortFilms: ["Bobbin"],
                    allies: ["Bo"],
                    imageUrl: "http://127.0.0.1:4000/portraits/11.webp",
                    sourceUrl: "https://disney.fandom.com/wiki/Ada_(the_First)"
                )
        )
    }

    @Test("some lists contain an empty name")
    func emptyNames() async throws {
        let all = try await demo.characters("/character?pageSize=100000").data
        let spoiled = all.count { ($0.films + $0.shortFilms).contains("") }
        #expect((3...60).contains(spoiled))
    }

    @Test("other methods and the old list are not found")
    func notFound() async {
        for target in ["/characters", "/character/1/2", "/characters/1/2"] {
            #expect(await few.send(target).status == 404, "\(target)")
        }
        #expect(await few.send("/character", method: .put).status == 404)
    }

    @Test("a list needs no key and is revalidated by its tag")
    func tag() async throws {
        let response = await few.send("/character")
        let tag = try #require(response.headers["ETag"])
        #expect(response.status == 200)
        #expect(await few.send("/character", headers: ["If-None-Match": tag]).status == 304)
    }
}
