import Networking
import Testing

@testable import DemoService

@Suite("Searching for characters") struct CharacterFilterTests {
    let demo = Demo(characters: TestCharacters.json)

    private func ids(_ query: String) async throws -> Set<Int> {
        Set(try await demo.characters("/character?" + query).data.map(\._id))
    }

    @Test(
        "a name is a case-insensitive regular expression",
        arguments: [
            ("name=bo", [12, 14]), ("name=%5Ebo%24", [12, 14]), ("name=A.A", [11]),
            ("name=Ada%20(the%20First)", []), ("name=Ada%20%5C(the%20First%5C)", [11]),
            ("name=Cy%5C*", [13]), ("name=Cy*", [13]), ("name=d%C3%A9", [15]), ("name=de", []),
            ("name=", [11, 12, 13, 14, 15]), ("name=%5Bdc%5D", [11, 13, 15]),
        ] as [(String, Set<Int>)]
    )
    func names(query: String, expected: Set<Int>) async throws {
        #expect(try await ids(query) == expected)
    }

    @Test("other fields match any of their names, and all conditions must match")
    func fields() async throws {
        #expect(try await ids("films=looms") == [11, 12])
        #expect(try await ids("films=%5Elooms%24") == [11, 12])
        #expect(try await ids("shortFilms=reel") == [13])
        #expect(try await ids("films=looms&name=bo") == [12])
        #expect(try await ids("allies=ada&tvShows=weave") == [])
    }

    @Test("an unknown field matches nothing")
    func unknownField() async throws {
        #expect(try await ids("alignment=good") == [])
        #expect(try await ids("nmae=bo") == [])
    }

    @Test("an invalid expression is a server error", arguments: ["(", "*", "%5B", "a%5C"])
    func broken(text: String) async {
        #expect(await demo.send("/character?name=" + text).status == 500)
    }

    @Test("a search has pages")
    func pages() async throws {
        let first = try await demo.characters("/character?name=b&pageSize=1")
        let second = try await demo.characters("/character?name=b&pageSize=1&page=2")
        #expect(first.info.totalPages == 2)
        #expect(Set((first.data + second.data).map(\._id)) == [12, 14])
        #expect(try await ids("name=cy") == [13])
    }
}
