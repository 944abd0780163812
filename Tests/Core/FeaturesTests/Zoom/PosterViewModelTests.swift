import Catalog
import Foundation
import ImagePipeline
import L10n
import Networking
import Testing

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

@Suite("Poster viewer")
@MainActor
struct PosterViewModelTests {
    private let router = Router()
    private let model: PosterViewModel
    private let id = Books.item(1).id

    init() throws {
        let request = ImageRequest(
            key: ImageKey(source: "books", path: "/1.jpg"),
            url: try #require(URL(string: "http://127.0.0.1/original/1.jpg")),
            variant: "original",
            retention: .persistent,
            fit: .original
        )
        router.path = [.details(id), .poster(id)]
        model = PosterViewModel(
            title: "Alien",
            request: request,
            router: router,
            strings: Localizer(.english)
        )
        model.roomChanged(to: CGSize(width: 400, height: 800))
        model.pictureCame(PixelSize(2_000, 3_000), scaleFactor: 2)
    }

    private var factor: Double { model.zoom.scale / model.zoom.fitScale }

    @Test("the label names the title, and the percentage gives the size")
    func words() {
        #expect(model.label == "Poster of Alien")
        #expect(model.percent == "40%")
    }

    @Test("at 100 %, one pixel of the picture is one device pixel")
    func actualSize() {
        #expect(model.zoom.picture == CGSize(width: 1_000, height: 1_500))
        model.actualSizeTapped()
        #expect(model.zoom.scale == 1)
        model.fitTapped()
        #expect(model.zoom.isAtFit)
        model.pictureCame(PixelSize(40, 60), scaleFactor: 2)
        model.actualSizeTapped()
        #expect(model.zoom.isAtFit)
    }

    @Test("buttons, wheel and double taps zoom by their factors in animated steps")
    func steps() {
        let middle = model.zoom.center
        model.zoomInTapped()
        #expect(abs(factor - 1.5) < 1e-9)
        #expect(model.isStep)
        model.zoomOutTapped()
        #expect(model.zoom.isAtFit)
        model.wheelTurned(by: 2, at: middle)
        #expect(abs(factor - 1.69) < 1e-9)
        model.wheelTurned(by: -2, at: middle)
        #expect(model.zoom.isAtFit)
        model.doubleTapped(at: middle)
        #expect(abs(factor - 2.5) < 1e-9)
        model.scrolled(by: CGSize(width: 5, height: 5))
        #expect(!model.isStep)
        model.doubleTapped(at: middle)
        #expect(model.zoom.isAtFit)
    }

    @Test("arrow keys pan an enlarged picture and otherwise do nothing")
    func arrows() {
        #expect(!model.panTapped(x: 1, y: 0))
        model.doubleTapped(at: model.zoom.center)
        let before = model.zoom.origin
        #expect(model.panTapped(x: 1, y: -1))
        #expect(model.zoom.origin == CGPoint(x: before.x - 50, y: before.y + 100))
    }

    @Test("a pinch follows the fingers, ignores drags, and settles on release")
    func pinch() {
        let fit = model.zoom
        model.pinchBegan(at: CGPoint(x: 100, y: 300))
        model.pinched(by: 0.6, at: CGPoint(x: 120, y: 300))
        #expect(model.zoom.scale < fit.scale)
        #expect(!model.isStep)
        model.dragged(by: CGSize(width: 0, height: 90), distance: CGSize(width: 0, height: 90))
        #expect(model.dismissal == nil)
        model.zoomInTapped()
        #expect(model.zoom.scale < fit.scale)
        model.pinchEnded()
        #expect(model.zoom == fit)
        #expect(model.isStep)
        model.pinched(by: 9, at: .zero)
        model.pinchEnded()
        #expect(model.zoom == fit)
    }

    @Test("a drag pans an enlarged picture, and closes one that fits")
    func drags() {
        model.doubleTapped(at: model.zoom.center)
        let before = model.zoom.origin
        model.dragged(by: CGSize(width: 7, height: -9), distance: CGSize(width: 7, height: -9))
        #expect(model.zoom.origin == CGPoint(x: before.x + 7, y: before.y - 9))
        model.dragEnded(speed: CGSize(width: 0, height: 5_000))
        #expect(router.isPosterOpen)
        model.fitTapped()
        let long = CGSize(width: 0, height: 300)
        model.dragged(by: long, distance: long)
        #expect(model.dismissal == DismissDrag(distance: long, height: 800))
        model.dragEnded(speed: .zero)
        #expect(router.path == [.details(id)])
    }

    @Test("a short or cancelled drag springs back")
    func springsBack() {
        for end in [{ model.dragEnded(speed: .zero) }, { model.dragCancelled() }] {
            model.dragged(by: CGSize(width: 0, height: 9), distance: CGSize(width: 0, height: 9))
            #expect(model.dismissal != nil)
            end()
            #expect(model.dismissal == nil)
            #expect(model.isStep)
            #expect(router.isPosterOpen)
        }
    }

    @Test("a picture that failed to load cannot be enlarged")
    func failed() {
        let fresh = PosterViewModel(
            title: "Alien",
            request: model.request,
            router: router,
            strings: model.strings
        )
        fresh.roomChanged(to: CGSize(width: 400, height: 800))
        fresh.pictureAsked()
        fresh.pictureFailed(.undecodable)
        #expect(!fresh.canZoomIn)
        fresh.zoomInTapped()
        #expect(fresh.zoom.isAtFit)
        fresh.pictureCame(PixelSize(2_000, 3_000), scaleFactor: 2)
        #expect(fresh.canZoomIn)
        fresh.zoomInTapped()
        #expect(!fresh.zoom.isAtFit)
    }

    @Test("close returns to the details, even if called twice")
    func close() {
        model.closeTapped()
        model.closeTapped()
        #expect(router.path == [.details(id)])
        #expect(router.openItem == id)
    }

    @Test(
        "download errors become catalog errors; cancellation changes nothing",
        arguments: [
            (ImageError.download(.offline(.unreachable)), CatalogError.offline),
            (.download(.insecure), .insecure),
            (.download(.status(HTTPResponse(status: 404))), .notFound(message: nil)),
            (.download(.status(HTTPResponse(status: 401))), .server(status: 401, message: nil)),
            (.download(.status(HTTPResponse(status: 429))), .rateLimited(retryAfter: nil)),
            (.download(.status(HTTPResponse(status: 503))), .server(status: 503, message: nil)),
            (.download(.tooLarge(limit: 1)), .badResponse(.largePicture(.bytes(1)))),
            (.undecodable, .badResponse(nil)),
            (.tooLarge(PixelSize(9_000, 8_000)), .badResponse(.largePicture(.pixels(64_000_000)))),
            (.tooLarge(PixelSize(5, 20_001)), .badResponse(.largePicture(.side(20_000)))),
        ]
    )
    func failures(error: ImageError, seen: CatalogError) {
        model.pictureFailed(.cancelled)
        #expect(model.picture == .loaded(PixelSize(2_000, 3_000)))
        model.pictureFailed(error)
        #expect(model.picture.error == seen)
    }

    @Test("does not zoom without a size; a preview sets the shape")
    func beginning() {
        let fresh = PosterViewModel(
            title: "Alien",
            request: model.request,
            router: router,
            strings: model.strings
        )
        fresh.zoomInTapped()
        #expect(fresh.zoom.isAtFit)
        fresh.previewShown(PixelSize(160, 90))
        fresh.roomChanged(to: CGSize(width: 320, height: 320))
        #expect(fresh.zoom.frame == CGRect(x: 0, y: 70, width: 320, height: 180))
        #expect(fresh.percent == nil)
        fresh.pictureAsked()
        fresh.doubleTapped(at: fresh.zoom.center)
        let frame = fresh.zoom.frame
        fresh.pictureCame(PixelSize(1_600, 900), scaleFactor: 1)
        #expect(abs(fresh.zoom.frame.minX - frame.minX) < 1e-6)
        #expect(abs(fresh.zoom.frame.width - frame.width) < 1e-6)
        fresh.previewShown(PixelSize(10, 10))
        #expect(fresh.zoom.picture == CGSize(width: 1_600, height: 900))
    }
}
