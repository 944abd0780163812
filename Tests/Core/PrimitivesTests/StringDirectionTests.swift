import Primitives
import Testing

@Suite("Text from right to left")
struct StringDirectionTests {
    private let film = "فيلم طويل"

    @Test("is isolated, and nothing else is")
    func isolated() {
        #expect(film.isolated == "\u{2068}\(film)\u{2069}")
        #expect("שלום".hasRightToLeftLetters)
        for text in ["", "Alien", "Їжак", "千と千尋", "٢٠٠٨", "…—“”", "⭐️"] {
            #expect(text.isolated == text)
        }
    }

    @Test("keeps its place between its neighbors")
    func joined() {
        #expect(["2008", "Drama"].joinedLeftToRight(separator: " · ") == "2008 · Drama")
        let line = [film, "2008"].joinedLeftToRight(separator: " · ")
        #expect(line == "\u{200E}\u{2068}\(film)\u{2069} · 2008")
    }
}
