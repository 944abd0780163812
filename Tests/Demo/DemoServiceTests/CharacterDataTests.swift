import Testing

@testable import DemoService

@Suite("Compiled-in characters") struct CharacterDataTests {
    let records = CharacterData.records()

    @Test("has at least 180 characters with ids and names, some without an image or page")
    func facts() {
        #expect(records.count >= 180)
        #expect(Set(records.map(\.id)).count == records.count)
        #expect(records.allSatisfy { !$0.name.isEmpty && $0.id > 0 })
        #expect(records.allSatisfy { $0.id < CastMember.firstMadeUpID })
        #expect(records.allSatisfy { $0.lists.count == CharacterField.allCases.count })
        #expect(records.contains { !$0.hasImage } && records.contains { !$0.hasSource })
    }

    @Test("two characters share a name")
    func names() {
        #expect(Set(records.map(\.name)).count < records.count)
    }

    @Test("each kind of list has entries, and none is empty text")
    func lists() {
        for place in CharacterField.allCases.indices {
            #expect(records.contains { !$0.lists[place].isEmpty })
        }
        #expect(records.allSatisfy { $0.lists.allSatisfy { !$0.contains("") } })
    }
}
