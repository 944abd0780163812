import Testing

@testable import Features

@Suite("Photo aspect ratio")
struct PhotoRatioTests {
    @Test(
        "keeps a photo's ratio within limits and uses the default for an unknown one",
        arguments: [(nil, 1.6), (1.5, 1.5), (0.4, 0.4), (0.1, 0.4), (4, 4), (12, 4)]
    )
    func drawn(known: Double?, ratio: Double) {
        #expect(PhotoRatio.drawn(known) == ratio)
    }
}
