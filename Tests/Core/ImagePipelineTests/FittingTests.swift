import ImagePipeline
import Testing

@Suite("Fitting")
struct FittingTests {
    @Test(
        "cover fills the room without enlarging the image",
        arguments: [
            (PixelSize(2_000, 3_000), PixelSize(342, 513)),
            (PixelSize(2_000, 2_800), PixelSize(366, 513)),
            (PixelSize(1_000, 3_000), PixelSize(342, 1_026)),
            (PixelSize(342, 513), PixelSize(342, 513)),
            (PixelSize(300, 450), PixelSize(300, 450)),
            (PixelSize(300, 5_000), PixelSize(300, 5_000)),
            (PixelSize(20_000, 1), PixelSize(20_000, 1)),
        ]
    )
    func cover(source: PixelSize, target: PixelSize) {
        #expect(ImageRequest.Fit.cover(PixelSize(342, 513)).target(for: source) == target)
    }

    @Test(
        "contain stays within the room without enlarging the image",
        arguments: [
            (PixelSize(2_000, 3_000), PixelSize(100, 150)),
            (PixelSize(3_000, 1_000), PixelSize(150, 50)),
            (PixelSize(20_000, 1), PixelSize(150, 1)),
            (PixelSize(20, 10), PixelSize(20, 10)),
        ]
    )
    func contain(source: PixelSize, target: PixelSize) {
        #expect(ImageRequest.Fit.contain(PixelSize(150, 150)).target(for: source) == target)
    }

    @Test(
        "only the middle of a strip that covers a cell is kept",
        arguments: [
            (PixelSize(342, 513), PixelSize(342, 513)),
            (PixelSize(770, 513), PixelSize(770, 513)),
            (PixelSize(10_260, 513), PixelSize(1_282, 513)),
            (PixelSize(342, 6_840), PixelSize(342, 1_282)),
        ]
    )
    func strips(target: PixelSize, part: PixelSize) {
        #expect(ImageRequest.Fit.cover(PixelSize(342, 513)).cropped(target) == part)
        #expect(ImageRequest.Fit.contain(PixelSize(342, 513)).cropped(target) == target)
        #expect(ImageRequest.Fit.original.cropped(target) == target)
    }

    @Test("original keeps the size, and an empty room is one pixel")
    func edges() {
        let size = PixelSize(7, 9)
        #expect(ImageRequest.Fit.original.target(for: size) == size)
        #expect(ImageRequest.Fit.contain(PixelSize(0, -1)).target(for: size) == PixelSize(1, 1))
    }
}
