import Testing

@testable import Features

@Suite("How wide a photo is drawn for its height")
struct PhotoRatioTests {
    @Test(
        "a photo has its own ratio within limits, and the usual one until it is known",
        arguments: [(nil, 1.6), (1.5, 1.5), (0.4, 0.4), (0.1, 0.4), (4, 4), (12, 4)]
    )
    func drawn(known: Double?, ratio: Double) {
        #expect(PhotoRatio.drawn(known) == ratio)
    }
}
