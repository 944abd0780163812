import Features
import Testing

@Suite("The room of a list in a low window")
struct ListRoomTests {
    private func folded(
        _ height: Double,
        chips: Double = 0,
        notices: Double = 0,
        strip: Double = 0,
        after before: Set<ListRoom.Part> = []
    ) -> Set<ListRoom.Part> {
        let parts = [ListRoom.Part.chips: chips, .notices: notices, .strip: strip]
        return ListRoom(height: height, parts: parts, noticeLine: 40).folded(after: before)
    }

    @Test("nothing folds where rows keep 200 pixels, or where nothing is")
    func roomy() {
        #expect(folded(440, chips: 40, notices: 100, strip: 100) == [])
        #expect(folded(50) == [])
    }

    @Test("chips go first, then notices to one line, then the strip, as few as are needed")
    func order() {
        #expect(folded(439, chips: 40, notices: 100, strip: 100) == [.chips])
        #expect(folded(399, chips: 40, notices: 100, strip: 100) == [.chips, .notices])
        #expect(folded(339, chips: 40, notices: 100, strip: 100) == [.chips, .notices, .strip])
        #expect(folded(299, strip: 100) == [.strip])
    }

    @Test("what is folded unfolds only with room to spare")
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
