import Testing

@testable import Catalog

@Suite("Texts of any length")
struct ShortenedTests {
    @Test("a text of the limit stays, a longer one ends with an ellipsis within it")
    func letters() {
        let whole = String(repeating: "ї", count: 500)
        #expect(whole.shortened() == whole)
        let longer = (whole + "a").shortened()
        #expect(longer == String(repeating: "ї", count: 499) + "…")
    }

    @Test("no character is halved, unless it is longer than the limit")
    func characters() {
        #expect("abc🇺🇦🇺🇦".shortened(to: 5) == "abc…")
        #expect("ab\r\ncd".shortened(to: 4) == "ab…")
        let marks = "a" + String(repeating: "\u{301}", count: 20_000)
        #expect(marks.shortened().unicodeScalars.count == 500)
    }

    @Test("facets hold at most 256 KB of a text, and of names together")
    func facets() {
        var facets = Facets()
        facets[.overview] = String(repeating: "日", count: 1_000_000)
        facets[.genres] = Array(repeating: String(repeating: "g", count: 1_000), count: 1_000)
        facets[.user] = Person(key: "1", name: String(repeating: "u", count: 1_000_000))
        #expect(facets[.overview]?.utf8.count == 65_536 * 3)
        #expect(facets[.overview]?.last == "…")
        #expect(facets[.genres]?.count == 65)
        #expect(facets[.user]?.name.count == 65_536)
        #expect(Facets(bytes: facets.bytes) == facets)
    }
}
