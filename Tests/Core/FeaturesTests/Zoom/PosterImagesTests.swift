import Catalog
import Foundation
import ImagePipeline
import L10n
import TestSupport
import Testing

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

@Suite("Full-size poster images", .timeLimit(.minutes(5)))
@MainActor
struct PosterImagesTests {
    private let pictures = Pictures()
    private let pipeline: ImagePipeline<PixelSize>
    private let clock = HandClock()
    private let model: PosterViewModel
    private let changes = Changes()
    private let poster: PosterImages<PixelSize>

    @MainActor
    private final class Changes {
        var count = 0
    }

    init() {
        pipeline = pictures.pipeline()
        model = PosterViewModel(
            title: "Alien",
            request: .picture("600x900"),
            router: Router(),
            strings: Localizer(.english)
        )
        model.roomChanged(to: CGSize(width: 400, height: 800))
        let changes = changes
        poster = PosterImages(
            model: model,
            preview: PixelSize(160, 90),
            images: pipeline,
            size: { $0 },
            clock: clock
        ) { changes.count += 1 }
    }

    private func loaded() async {
        poster.load(scaleFactor: 2)
        await eventually { !model.picture.isLoading }
    }

    /// Requests a reduced image and waits until it is drawn.
    private func reduced(to width: Int) async {
        let count = changes.count
        poster.reduce(to: PixelSize(width, width * 3 / 2))
        await clock.sleepers(1)
        clock.advance(by: PosterImages<PixelSize>.settling)
        await eventually { changes.count > count }
    }

    @Test("the preview sets the shape and is drawn until the original loads")
    func preview() async {
        #expect(model.zoom.picture == CGSize(width: 160, height: 90))
        #expect(poster.image(forWidth: 5) == PixelSize(160, 90))
        poster.reduce(to: PixelSize(10, 15))
        #expect(clock.waits == [], "no original to reduce")
        await loaded()
        #expect(poster.image(forWidth: 5) == PixelSize(600, 900))
        #expect(model.picture == .loaded(PixelSize(600, 900)))
        #expect(model.zoom.picture == CGSize(width: 300, height: 450), "at the screen's scale")
        #expect(changes.count == 1)
    }

    @Test("a smaller drawing uses an image of its size, a larger one the original")
    func reducing() async {
        await loaded()
        await reduced(to: 300)
        #expect(poster.image(forWidth: 300) == PixelSize(300, 450))
        #expect(poster.image(forWidth: 301) == PixelSize(300, 450), "rounding allows one pixel")
        #expect(poster.image(forWidth: 302) == PixelSize(600, 900))
        for size in [PixelSize(600, 900), PixelSize(900, 1_350), PixelSize(300, 450)] {
            poster.reduce(to: size)
            // Lets each request start, because the next one would cancel it.
            for _ in 1...50 { await Task.yield() }
            #expect(clock.waits.count == 1, "no further image needed")
        }
        #expect(pictures.asked == ["600x900"])
    }

    @Test("makes and keeps only the last of several quick reductions")
    func steps() async {
        await loaded()
        await reduced(to: 500)
        for width in [450, 400] {
            poster.reduce(to: PixelSize(width, width * 3 / 2))
            await clock.sleepers(1)
        }
        await reduced(to: 350)
        #expect(poster.image(forWidth: 350) == PixelSize(350, 525))
        #expect(pipeline.memoryCount == 2, "the original and the reduced image")
    }

    @Test("reports a failure, and loading again requests the poster again")
    func failure() async {
        pictures.breakDown()
        await loaded()
        #expect(model.picture.error == .badResponse(nil))
        #expect(poster.image(forWidth: 5) == PixelSize(160, 90))
        pictures.breakDown(false)
        await loaded()
        #expect(poster.original == PixelSize(600, 900))
        #expect(pictures.asked == ["600x900", "600x900"])
    }

    @Test("releasing frees all images and cancels pending reductions")
    func release() async {
        await loaded()
        await reduced(to: 300)
        poster.reduce(to: PixelSize(200, 300))
        await clock.sleepers(1)
        poster.release()
        await clock.sleepers(0)
        #expect(poster.image(forWidth: 5) == nil)
        #expect(poster.original == nil)
        #expect(pipeline.memoryCount == 0)
        #expect(changes.count == 2)
    }
}
