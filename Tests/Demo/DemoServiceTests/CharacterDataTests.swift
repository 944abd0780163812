import Testing

@testable import DemoService

@Suite("Characters that are compiled in") struct CharacterDataTests {
    let records = CharacterData.records()

    @Test("there are 180 at least, each with an id and a name, some without image or page")
    func facts() {
        #expect(records.count >= 180)
        #expect(Set(records.map(\.id)).count == records.count)
        #expect(records.allSatisfy { !$0.name.isEmpty && $0.id > 0 })
        #expect(records.allSatisfy { $0.id < CastMember.firstMadeUpID })
        #expect(records.allSatisfy { $0.lists.count == CharacterField.allCases.count })
        #expect(records.contains { !$0.hasImage } && records.contains { !$0.hasSource })
    }

    @Test("two of them share a name")
    func names() {
        #expect(Set(records.map(\.name)).count < records.count)
    }

    @Test("every kind of list is filled somewhere, and no name in one is empty")
    func lists() {
        for place in CharacterField.allCases.indices {
            #expect(records.contains { !$0.lists[place].isEmpty })
        }
        #expect(records.allSatisfy { $0.lists.allSatisfy { !$0.contains("") } })
    }
}
