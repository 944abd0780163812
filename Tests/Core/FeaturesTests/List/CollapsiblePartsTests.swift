import Features
import Testing

@Suite("Folding a list's bars in a low window")
struct CollapsiblePartsTests {
    private func folded(
        _ height: Double,
        chips: Double = 0,
        notices: Double = 0,
        strip: Double = 0,
        after before: Set<CollapsibleParts.Part> = []
    ) -> Set<CollapsibleParts.Part> {
        let parts = [CollapsibleParts.Part.chips: chips, .notices: notices, .strip: strip]
        return CollapsibleParts(height: height, parts: parts, noticeLine: 40).folded(after: before)
    }

    @Test("folds nothing while rows have 200 pixels, or if there is nothing to fold")
    func roomy() {
        #expect(folded(440, chips: 40, notices: 100, strip: 100) == [])
        #expect(folded(50) == [])
    }

    @Test("folds chips first, then notices to one line, then the strip, only as far as needed")
    func order() {
        #expect(folded(439, chips: 40, notices: 100, strip: 100) == [.chips])
        #expect(folded(399, chips: 40, notices: 100, strip: 100) == [.chips, .notices])
        #expect(folded(339, chips: 40, notices: 100, strip: 100) == [.chips, .notices, .strip])
        #expect(folded(299, strip: 100) == [.strip])
    }

    @Test("a folded part unfolds only with room to spare")
    func hysteresis() {
        #expect(folded(310, strip: 100) == [])
        #expect(folded(310, strip: 100, after: [.strip]) == [.strip])
        #expect(folded(316, strip: 100, after: [.strip]) == [])
    }

    @Test("a single line of notices does not fold, because that would gain nothing")
    func oneLine() {
        #expect(folded(239, notices: 40) == [])
        #expect(folded(239, notices: 80) == [.notices])
    }
}
