import Testing

@testable import Artwork

@Suite("Line breaking")
struct LineBreakerTests {
    private func lines(_ title: String, _ count: Int) -> [String] {
        let words = TitleWords(title, caps: false)
        let breaker = LineBreaker(
            widths: words.pieces.map { Double($0.text.count) },
            spaces: words.pieces.map { $0.spaced ? 1 : 0 }
        )
        return breaker.lines(count).map(words.line)
    }

    @Test("lines are as even as the words allow")
    func even() {
        #expect(
            lines("One Flew Over the Cuckoo's Nest", 3) == [
                "One Flew", "Over the", "Cuckoo's Nest",
            ]
        )
        #expect(lines("The Dark Knight", 2) == ["The Dark", "Knight"])
    }

    @Test("there are never more lines than words")
    func few() {
        #expect(lines("Up", 4) == ["Up"])
        #expect(lines("", 2).isEmpty)
        #expect(lines("  spaced \n out ", 2) == ["spaced", "out"])
    }

    @Test("scripts without spaces break between letters and stay together on a line")
    func unspaced() {
        #expect(lines("千と千尋の神隠し", 2) == ["千と千尋", "の神隠し"])
        #expect(lines("千と千尋 の神隠し", 1) == ["千と千尋 の神隠し"])
    }

    @Test("capitalizes words before measuring them")
    func capitals() {
        #expect(TitleWords("straße", caps: true).pieces.map(\.text) == ["STRASSE"])
    }
}
