import Testing

@testable import DemoService

@Suite("Compiled-in people") struct PersonDataTests {
    let people = PersonData.records()

    @Test("ids and names are unique, and everyone has a film")
    func facts() {
        #expect(people.map(\.id) == Array(20_001..<20_001 + people.count))
        #expect(Set(people.map(\.name)).count == people.count)
        let films = Set(FilmData.records().map(\.id))
        for person in people {
            let credits = person.directed + person.acted.map(\.film)
            #expect(!credits.isEmpty && films.isSuperset(of: credits), "\(person.name)")
            #expect(Set(person.directed).count == person.directed.count, "\(person.name)")
        }
    }

    @Test("names don't include remarks about the credits")
    func names() {
        for name in people.map(\.name) {
            #expect(!name.contains { "()[];:".contains($0) }, "\(name)")
            #expect(name.first?.isUppercase == true && !name.hasSuffix(" of"), "\(name)")
        }
    }

    @Test("each cast is in order of billing, without gaps")
    func billing() {
        let parts = Dictionary(grouping: people.flatMap(\.acted), by: \.film)
        #expect(parts.count > 140)
        for (film, cast) in parts {
            #expect(cast.map(\.order).sorted() == Array(0..<cast.count), "\(film)")
        }
        let credits = people.filter { $0.acted.contains { $0.film == 1157 && $0.order < 3 } }
        #expect(credits.map(\.name).sorted() == ["Faye Dunaway", "Jack Nicholson", "John Huston"])
    }
}
