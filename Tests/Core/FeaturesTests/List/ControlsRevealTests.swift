import Features
import Testing

@Suite("The controls of a low window")
struct ControlsRevealTests {
    private func after(
        _ offsets: some Sequence<Double>,
        pageHeight: Double = 400,
        isInUse: Bool = false
    ) -> ControlsReveal {
        var reveal = ControlsReveal()
        for offset in offsets {
            reveal.scrolled(to: offset, pageHeight: pageHeight, isInUse: isInUse)
        }
        return reveal
    }

    @Test("they go while one scrolls down and come back while one scrolls up")
    func downAndUp() {
        #expect(after([20, 40, 60]).isRevealed)
        #expect(!after([20, 40, 61]).isRevealed)
        #expect(!after([200, 500, 480, 471]).isRevealed, "a little way up")
        #expect(after([200, 500, 480, 469]).isRevealed)
        #expect(after([200, 500, 480, 510, 490, 460]).isRevealed)
        #expect(!after([200, 500, 490, 510, 490, 485]).isRevealed, "each turn counts anew")
    }

    @Test("offsets that a layout rounds are no way back")
    func rounded() {
        #expect(!after([43.6, 43, 86.6, 86]).isRevealed)
    }

    @Test("at the top they are always there")
    func top() {
        #expect(after([500, 495, 59]).isRevealed)
        #expect(after([500, 0]).isRevealed)
    }

    @Test("a page with room for both keeps them, as does one who types")
    func kept() {
        #expect(after([200, 900], pageHeight: 600).isRevealed)
        #expect(!after([200, 900], pageHeight: 599).isRevealed)
        #expect(after([200, 900], isInUse: true).isRevealed)
    }

    @Test("rows that are moved by their going are not scrolled")
    func moved() {
        var reveal = after([200, 500])
        reveal.moved(to: 400)
        reveal.scrolled(to: 398, pageHeight: 400, isInUse: false)
        #expect(!reveal.isRevealed)
        reveal.scrolled(to: 369, pageHeight: 400, isInUse: false)
        #expect(reveal.isRevealed)
        reveal.scrolled(to: 500, pageHeight: 400, isInUse: false)
        #expect(!reveal.isRevealed)
        reveal.reveal()
        reveal.scrolled(to: 510, pageHeight: 400, isInUse: false)
        #expect(reveal.isRevealed)
        reveal.scrolled(to: 561, pageHeight: 400, isInUse: false)
        #expect(!reveal.isRevealed)
    }
}
