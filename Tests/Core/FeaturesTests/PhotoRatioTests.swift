import Testing

@testable import Features

@Suite("Aspect ratio of photos")
struct PhotoRatioTests {
    @Test(
        "a photo keeps its ratio within limits; an unknown ratio uses the default",
        arguments: [(nil, 1.6), (1.5, 1.5), (0.4, 0.4), (0.1, 0.4), (4, 4), (12, 4)]
    )
    func drawn(known: Double?, ratio: Double) {
        #expect(PhotoRatio.drawn(known) == ratio)
    }
}
