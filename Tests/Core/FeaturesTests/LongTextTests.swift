import Catalog
import Foundation
import L10n
import Testing

@testable import Features

@Suite("Long texts")
@MainActor
struct LongTextTests {
    static let long = String(repeating: "a", count: 1_000_000)

    @Test("rows, tiles and details shorten each text to 500 characters")
    func shortened() {
        var facets = Facets()
        facets[.originalTitle] = Self.long + "b"
        facets[.genres] = Array(repeating: Self.long, count: 3)
        facets[.overview] = Self.long
        let item = Item(id: Books.kobzar.id, title: Self.long, artwork: nil, facets: facets)
        let strings = Localizer(.english)
        let row = RowContent(item, descriptor: Books.descriptor, strings: strings)
        let details = DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: Books.descriptor,
            strings: strings
        )
        let texts =
            [row.title, FavoriteTile(item).title, details.title] + row.lines
            + details.filterLinks.map(\.text) + details.facts.map(\.text)
            + details.lists.flatMap(\.names)
        for text in texts { #expect(text.count <= 1_000) }
        #expect(row.title.count == 500)
    }

    @Test("splits a running text at paragraphs, then words, then anywhere, without losing text")
    func parts() {
        let paragraph = String(repeating: "word ", count: 180) + "end."
        let sentence = String(repeating: "word ", count: 600) + "end."
        let word = String(repeating: "x", count: 2_600)
        let text = "\(paragraph)\n\n\(paragraph)\n\n\(paragraph)\n\n\(sentence)\n\(word)"
        let parts = RunningText(key: "k", caption: "c", text: text, isFolded: true).parts
        #expect(parts[0] == paragraph)
        #expect(parts[1] == "\(paragraph)\n\n\(paragraph)")
        #expect(parts[2] + " " + parts[3].prefix { $0 != "\n" } == sentence)
        #expect(parts.suffix(2).allSatisfy { $0.allSatisfy { $0 == "x" } })
        #expect(parts.allSatisfy { $0.unicodeScalars.count <= 2_000 })
        let letters = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(letters(parts.joined()) == letters(text))
    }

    @Test("the first part of a long biography ends with a sentence")
    func biography() {
        let sentence = "He was born in a small town, and died in a large one. "
        let text = String(repeating: sentence, count: 100_000 / sentence.count)
        let parts = RunningText(key: "k", caption: "c", text: text, isFolded: true).parts
        #expect((500...1_000).contains(parts[0].count))
        #expect(parts.allSatisfy { $0.hasSuffix("one.") || $0.hasSuffix("one. ") })
        #expect(parts.map(\.count).reduce(0, +) > 99_000)
        let alone = String(text.prefix(1_500))
        #expect(RunningText(key: "k", caption: "c", text: alone, isFolded: true).parts == [alone])
    }

    @Test("a text that nothing follows shows its first 10,000 letters")
    func unfolded() {
        let text = String(repeating: "word ", count: 4_000)
        let unfolded = RunningText(key: "k", caption: "c", text: text)
        #expect(unfolded.firstCount == 5)
        #expect((1_900...2_000).contains(unfolded.parts[0].count))
        #expect(RunningText(key: "k", caption: "c", text: text, isFolded: true).firstCount == 1)
    }

    @Test("a short text is one part, including its paragraphs")
    func short() {
        #expect(RunningText(key: "k", caption: "c", text: "a\n\nb").parts == ["a\n\nb"])
    }
}
