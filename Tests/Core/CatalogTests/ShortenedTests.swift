import Testing

@testable import Catalog

@Suite("Shortening texts")
struct ShortenedTests {
    @Test("leaves a text within the limit unchanged and ends a longer one with an ellipsis")
    func letters() {
        let whole = String(repeating: "ї", count: 500)
        #expect(whole.shortened() == whole)
        let longer = (whole + "a").shortened()
        #expect(longer == String(repeating: "ї", count: 499) + "…")
    }

    @Test("does not split a character unless it exceeds the limit")
    func characters() {
        #expect("abc🇺🇦🇺🇦".shortened(to: 5) == "abc…")
        #expect("ab\r\ncd".shortened(to: 4) == "ab…")
        let marks = "a" + String(repeating: "\u{301}", count: 20_000)
        #expect(marks.shortened().unicodeScalars.count == 500)
    }

    @Test("facets keep at most 64 K characters of a text, and of names together")
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
