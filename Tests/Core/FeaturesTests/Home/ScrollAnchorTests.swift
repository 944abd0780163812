import Features
import Testing

@Suite("Home page scroll anchor")
struct ScrollAnchorTests {
    @Test("a chosen part stays visible while the page is shorter, then returns to its place")
    func chosen() {
        var anchor = ScrollAnchor<Int>()
        #expect(anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil) == nil)
        #expect(anchor.laidOut(cards, page: 1_000, offset: 250, focused: nil) == nil)
        anchor.chose(11)
        // The part spans 850 to 950 in the visible area.
        #expect(anchor.laidOut(cards, page: 400, offset: 250, focused: nil) == 800)
        #expect(anchor.laidOut(cards, page: 400, offset: 800, focused: nil) == nil)
        #expect(anchor.laidOut(cards, page: 600, offset: 800, focused: nil) == 600)
        #expect(anchor.laidOut(cards, page: 1_000, offset: 600, focused: nil) == 250)
    }

    @Test("a part chosen at the start stays visible, and the content returns to its start")
    func chosenAtStart() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil)
        anchor.chose(9)
        #expect(anchor.laidOut(cards, page: 500, offset: 0, focused: nil) == 500)
        #expect(anchor.laidOut(cards, page: 1_000, offset: 500, focused: nil) == 0)
    }

    @Test("content at its start stays there while the chosen part is visible")
    func chosenAtStartAndMoved() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        anchor.chose(2)
        #expect(anchor.laidOut(moved(by: 80), page: 500, offset: 0, focused: nil) == nil)
        #expect(anchor.laidOut(moved(by: 280), page: 500, offset: 0, focused: nil) == 280)
    }

    @Test("a part under the pointer stays there, even if the content is at its start")
    func underPointer() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        anchor.chose(2, isUnderPointer: true)
        #expect(anchor.laidOut(moved(by: 80), page: 500, offset: 0, focused: nil) == 80)
        anchor.chose(2, isUnderPointer: true)
        #expect(anchor.laidOut(cards, page: 500, offset: 80, focused: nil) == 0)
    }

    @Test("a part under the pointer stays there, even if a smaller page cuts it")
    func underPointerInSmallerPage() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        anchor.chose(4, isUnderPointer: true)
        #expect(anchor.laidOut(cards, page: 450, offset: 0, focused: nil) == nil)
        #expect(anchor.laidOut(cards, page: 400, offset: 0, focused: 4) == nil)
    }

    @Test("content at its start stays there")
    func start() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil)
        #expect(anchor.laidOut(cards, page: 500, offset: 0, focused: 9) == nil)
        #expect(anchor.laidOut(moved(by: 80), page: 500, offset: 0, focused: nil) == nil)
    }

    @Test("without a chosen part, the first wholly visible part keeps its position")
    func first() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil)
        #expect(anchor.laidOut(cards, page: 1_000, offset: 250, focused: nil) == nil)
        #expect(anchor.laidOut(moved(by: 80), page: 500, offset: 250, focused: nil) == 330)
        #expect(anchor.laidOut(cards, page: 1_000, offset: 330, focused: nil) == 250)
    }

    @Test("a visible focused part counts as chosen once the content has scrolled")
    func focused() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil)
        _ = anchor.laidOut(cards, page: 1_000, offset: 250, focused: 11)
        #expect(anchor.laidOut(cards, page: 400, offset: 250, focused: 11) == 800)

        _ = anchor.laidOut(cards, page: 400, offset: 0, focused: 11)
        #expect(anchor.laidOut(cards, page: 300, offset: 0, focused: 11) == nil)
    }

    @Test("scrolling forgets the chosen part")
    func scrolled() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 1_000, offset: 0, focused: nil)
        anchor.chose(9)
        _ = anchor.laidOut(cards, page: 1_000, offset: 450, focused: nil)
        #expect(anchor.laidOut(cards, page: 300, offset: 450, focused: nil) == nil)
    }

    @Test("parts appended while the content is scrolled cause no scroll")
    func longer() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(Array(cards.prefix(10)), page: 500, offset: 0, focused: nil)
        #expect(anchor.laidOut(cards, page: 500, offset: 330, focused: nil) == nil)
        #expect(anchor.laidOut(cards, page: 400, offset: 330, focused: nil) == nil)
    }

    @Test("a part inserted first is visible at the start, even after the view scrolled past it")
    func newest() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        let new = [ScrollAnchor<Int>.Part(99, start: 0, length: 100)] + moved(by: 100)
        #expect(anchor.laidOut(new, page: 500, offset: 100, focused: nil) == 0)
    }

    @Test("never scrolls beyond the end")
    func end() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        _ = anchor.laidOut(cards, page: 500, offset: 1_500, focused: nil)
        #expect(anchor.laidOut(cards, page: 1_200, offset: 800, focused: nil) == nil)
        #expect(anchor.laidOut(cards, page: 500, offset: 800, focused: nil) == 1_500)
        #expect(anchor.laidOut([], page: 500, offset: 1_500, focused: nil) == 0)
    }

    @Test("anchors the next part if the anchored one is gone")
    func gone() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        _ = anchor.laidOut(cards, page: 500, offset: 550, focused: nil)
        let rest = cards.filter { $0.id != 6 }
        #expect(anchor.laidOut(rest, page: 500, offset: 550, focused: nil) == nil)
        let later = rest.map { ScrollAnchor<Int>.Part($0.id, start: $0.start + 30, length: 100) }
        #expect(anchor.laidOut(later, page: 500, offset: 550, focused: nil) == 580)
    }

    @Test("a part longer than the page shows its start")
    func long() {
        var anchor = ScrollAnchor<Int>()
        _ = anchor.laidOut(cards, page: 500, offset: 0, focused: nil)
        _ = anchor.laidOut(cards, page: 500, offset: 300, focused: nil)
        anchor.chose(6)
        #expect(anchor.laidOut(cards, page: 60, offset: 300, focused: nil) == 600)
    }

    @Test("the margin after the last part can be scrolled into view")
    func margin() {
        var anchor = ScrollAnchor<Int>()
        for (page, offset) in [(500.0, 0.0), (500, 1_524), (400, 1_524), (500, 1_524)] {
            let target = anchor.laidOut(
                cards,
                page: page,
                content: 2_024,
                offset: offset,
                focused: nil
            )
            #expect(target == nil)
        }
    }

    private let cards = (0..<20).map {
        ScrollAnchor<Int>.Part($0, start: Double($0) * 100, length: 100)
    }

    private func moved(by distance: Double) -> [ScrollAnchor<Int>.Part] {
        cards.map { ScrollAnchor<Int>.Part($0.id, start: $0.start + distance, length: 100) }
    }
}

extension ScrollAnchor {
    /// The same, for content that ends with its last part.
    fileprivate mutating func laidOut(
        _ parts: [Part],
        page: Double,
        offset: Double,
        focused: ID?
    ) -> Double? {
        let end = parts.last.map { $0.start + $0.length } ?? 0
        return laidOut(parts, page: page, content: end, offset: offset, focused: focused)
    }
}
