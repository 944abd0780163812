import Testing

@testable import Features

@Suite("Segmented choices")
struct SegmentedChoiceTests {
    @Test("three titles fit side by side, but not four, and none at accessibility text sizes")
    func counts() {
        #expect((1...3).allSatisfy { SegmentedChoice.fits($0, isTextHuge: false) })
        #expect(!SegmentedChoice.fits(4, isTextHuge: false))
        #expect(!SegmentedChoice.fits(2, isTextHuge: true))
    }
}
