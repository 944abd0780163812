import Networking
import Testing

@testable import DemoService

@Suite("Generated characters") struct CharacterScaleTests {
    private func cast(_ scale: Int?, seed: UInt64 = 1) -> CharacterCollection {
        CharacterCollection(records: CharacterData.records(), scale: scale, seed: seed)
    }

    @Test("generates a hundred thousand characters with unique ids")
    func many() {
        let cast = cast(100_000)
        #expect(cast.count == 100_000)
        for position in stride(from: 0, to: cast.count, by: 37) {
            let character = cast[position]
            #expect(cast.position(ofID: character.id) == position)
            #expect(cast.name(at: position) == character.name)
        }
        #expect(cast.position(ofID: CastMember.firstMadeUpID + 100_000) == nil)
        #expect(cast.position(ofID: 1) == nil)
    }

    @Test("generated names are real ones with a number")
    func names() {
        let cast = cast(100_000)
        let count = CharacterData.records().count
        #expect(cast.name(at: count + 5) == "\(cast.name(at: 5)) 2")
        #expect(cast.name(at: 2 * count + 5) == "\(cast.name(at: 5)) 3")
        // Two pairs of real characters share a name.
        #expect(Set((0..<cast.count).map(cast.name)).count > 99_000)
    }

    @Test("generated characters use real films, some have no image, and none has a page")
    func facts() {
        let cast = cast(3_000)
        let films = Set(CharacterData.records().flatMap { $0.lists[0] } + [""])
        let madeUp = (CharacterData.records().count..<3_000).map { cast[$0] }
        #expect(madeUp.allSatisfy { films.isSuperset(of: $0[.films]) })
        #expect(madeUp.contains { $0.portrait == nil })
        #expect(madeUp.allSatisfy { !$0.hasSource })
        #expect(Set(madeUp.map { $0[.films].count + $0[.shortFilms].count }).count > 5)
    }

    @Test("the same seed generates the same characters, a different seed different ones")
    func seeds() {
        #expect(cast(2_000, seed: 5)[1_500] == cast(2_000, seed: 5)[1_500])
        let (one, two) = (cast(2_000, seed: 5), cast(2_000, seed: 6))
        #expect((300..<2_000).contains { one[$0] != two[$0] })
    }

    @Test("the last page can have one character, and a small scale limits the total")
    func paging() async throws {
        let page = try await Demo(DemoOptions(scale: 401)).characters(
            "/character?page=5&pageSize=100"
        )
        #expect(page.info.totalPages == 5)
        #expect(!page.isArray)
        let few = try await Demo(DemoOptions(scale: 7)).characters("/character")
        #expect(few.data.count == 7)
        #expect(cast(-5).count == 1)
        #expect(CharacterCollection(records: [], scale: 9, seed: 1).count == 0)
    }

    @Test("thousands fit in one response, which is too long for a tag")
    func oneAnswer() async throws {
        let demo = Demo(DemoOptions(scale: 6_000))
        let response = await demo.send("/character?pageSize=100000")
        #expect(response.headers["ETag"] == nil)
        #expect(try await demo.characters("/character?pageSize=100000").data.count == 6_000)
    }
}
