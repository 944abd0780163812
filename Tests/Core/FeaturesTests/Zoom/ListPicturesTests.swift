import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import TestSupport
import Testing

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

@Suite("Viewing a list's pictures at full size", .timeLimit(.minutes(5)))
@MainActor
struct ListPicturesTests {
    private let pictures = Pictures()
    private let clock = HandClock()
    private let service = BookService.quick(stream, pages: 3)

    private static let stream = Books.stream(Books.id)

    /// The app with the first page of its list loaded.
    private func opened() async throws -> (app: AppModel, list: ItemListViewModel) {
        let loader = pictures.loader()
        let library = try await Library(
            sources: [CatalogSource(service, realm: .demo)],
            location: .memory,
            images: { _ in loader }
        )
        let app = AppModel(
            library: library,
            strings: Localizer(.english),
            version: "1",
            clock: clock
        )
        let list = try #require(app.list(of: Self.stream))
        list.appeared()
        await eventually { list.ids.count == 20 && list.row(Books.item(20).id).content != nil }
        return (app, list)
    }

    private func viewer(of key: Int, in app: AppModel) throws -> PosterViewModel {
        let list = try #require(app.list(of: Self.stream))
        list.pictureTapped(Books.item(key).id)
        return try #require(app.poster)
    }

    @Test("a picture opens above its list, and closing it returns there")
    func open() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 3, in: app)
        list.pictureTapped(Books.item(4).id)
        #expect(app.router.path == [.picture(Books.item(3).id)])
        #expect(app.poster === viewer && viewer.isOfList)
        #expect((viewer.title, viewer.label) == ("Book 3", "Photo: Book 3"))
        #expect(viewer.request.fit == .original)
        #expect(app.isCovered && app.details == nil)
        #expect(!app.showsSidePane(isFolded: false), "no side pane for a picture")
        viewer.closeTapped()
        #expect(app.poster == nil && app.router.path.isEmpty)
    }

    @Test("a picture's full-size dimensions set its row's aspect ratio")
    func ratio() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 3, in: app)
        let artworks = try (3...4).map {
            try #require(list.row(Books.item($0).id).content?.artwork)
        }
        viewer.pictureCame(PixelSize(3_000, 1_500), scaleFactor: 2)
        viewer.nextTapped()
        await eventually { viewer.title == "Book 4" }
        viewer.pictureCame(PixelSize(1_000, 1_250), scaleFactor: 1)
        #expect(artworks.map(list.aspectRatio) == [2, 0.8])
    }

    @Test("a list whose rows open details doesn't open pictures")
    func otherTap() async throws {
        let room = try await Room(.quick(pages: 1))
        let app = AppModel(library: room.library, strings: room.strings, version: "1")
        let list = try #require(app.list(of: Books.descriptor))
        list.appeared()
        await eventually { list.row(Books.item(1).id).content != nil }
        list.pictureTapped(Books.item(1).id)
        #expect(app.router.path.isEmpty && !list.opensPictures)
        app.router.path = [.picture(Books.item(1).id)]
        #expect(app.router.path.isEmpty)
    }

    @Test("a route to a missing picture returns to the list")
    func gone() async throws {
        let (app, _) = try await opened()
        app.router.path = [.picture(Books.item(999).id)]
        #expect(app.poster == nil && app.router.path.isEmpty)
        app.router.path = [.picture(Item.ID(CatalogID("none"), "1"))]
        #expect(app.router.path.isEmpty)
    }

    @Test("closes when its catalog's source changes")
    func otherSource() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 3, in: app)
        viewer.slideshowTapped()
        app.sourcesChanged([CatalogID("other")])
        #expect(app.poster === viewer)
        app.sourcesChanged([Books.id])
        #expect(app.poster == nil && app.router.path.isEmpty && !viewer.isPlaying)
    }

    @Test("next and previous follow the list and stop at its ends")
    func turning() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 2, in: app)
        viewer.roomChanged(to: CGSize(width: 400, height: 400))
        viewer.pictureCame(PixelSize(300, 300), scaleFactor: 1)
        viewer.zoomInTapped()
        #expect(viewer.announcement == "Photo: Book 2")
        viewer.previousTapped()
        await eventually { viewer.title == "Book 1" }
        #expect(app.router.path == [.picture(Books.item(1).id)])
        #expect(app.poster === viewer)
        #expect(viewer.picture == .idle && viewer.zoom.isAtFit)
        #expect(viewer.zoom.view == CGSize(width: 400, height: 400))
        #expect(!viewer.hasPrevious && viewer.hasNext)
        viewer.previousTapped()
        viewer.nextTapped()
        await eventually { viewer.title == "Book 2" }
        viewer.closeTapped()
        #expect(app.poster == nil)
        let last = try self.viewer(of: 20, in: app)
        await eventually { last.hasNext }
        last.nextTapped()
        await eventually { last.title == "Book 21" }
        #expect(list.ids.count > 20, "loads more pages near the end")
    }

    @Test("a long or fast sideways drag turns the page, and a drag down closes")
    func drag() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 1, in: app)
        viewer.roomChanged(to: CGSize(width: 400, height: 400))
        func drag(_ x: Double, _ y: Double, speed: Double = 0) {
            viewer.dragged(by: .zero, distance: CGSize(width: x, height: y))
            viewer.dragEnded(speed: CGSize(width: speed, height: 0))
        }
        viewer.dragged(by: .zero, distance: CGSize(width: -100, height: 10))
        viewer.dragged(by: .zero, distance: CGSize(width: -50, height: 90))
        #expect(viewer.pageDrag?.offset == -50 && viewer.dismissal == nil)
        viewer.dragEnded(speed: .zero)
        #expect(viewer.pageDrag == nil && viewer.isStep && viewer.title == "Book 1")
        drag(200, 0)
        #expect(viewer.pageDrag == nil, "no picture before the first")
        drag(-200, 0)
        #expect(viewer.pageDrag?.offset == -200, "stays until the next picture is loaded")
        await eventually { viewer.title == "Book 2" }
        #expect(viewer.pageDrag == nil && app.router.path == [.picture(Books.item(2).id)])
        drag(-30, 0, speed: -2_000)
        await eventually { viewer.title == "Book 3" }
        drag(-200, 0, speed: 2_000)
        #expect(viewer.pageDrag == nil && viewer.title == "Book 3", "flung back")
        drag(200, 0)
        await eventually { viewer.title == "Book 2" }
        drag(50, 200)
        #expect(app.poster == nil)
    }

    @Test("each of the list's items has a page, and turning to it shows its picture")
    func pages() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 1, in: app)
        viewer.roomChanged(to: CGSize(width: 400, height: 400))
        viewer.slideshowTapped()
        #expect(viewer.pages == list.ids)
        let next = try #require(viewer.page(of: Books.item(2).id))
        #expect(next.request == (await list.picture(of: Books.item(2).id))?.request)
        #expect(next.request(fitting: PixelSize(40, 40)).fit == .contain(PixelSize(40, 40)))
        #expect(next.zoom.isAtFit && next.zoom.view == CGSize(width: 400, height: 400))
        viewer.turned(to: Books.item(2).id)
        await eventually { viewer.title == "Book 2" }
        #expect(viewer.page(of: Books.item(2).id)?.zoom == viewer.zoom)
        #expect(!viewer.isPlaying && app.router.path == [.picture(Books.item(2).id)])
    }

    @Test("the system's zoom is adopted, and only a drag down of a whole picture closes the viewer")
    func systemZoom() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 1, in: app)
        viewer.roomChanged(to: CGSize(width: 400, height: 400))
        viewer.pictureCame(PixelSize(3_000, 3_000), scaleFactor: 1)
        let down = CGSize(width: 100, height: 300)
        #expect(viewer.closes(onDragAt: down))
        #expect(!viewer.closes(onDragAt: CGSize(width: -300, height: 100)), "turns the page")
        #expect(!viewer.closes(onDragAt: CGSize(width: 0, height: -300)), "up")
        let fitted = viewer.zoom.frame
        viewer.zoomInTapped()
        #expect(viewer.isStep)
        let frame = CGRect(x: -50, y: 20, width: 1_200, height: 1_200)
        viewer.moved(to: frame)
        #expect(viewer.zoom.frame == frame && !viewer.isStep)
        #expect(!viewer.closes(onDragAt: down))
        viewer.moved(to: CGRect(x: 100, y: 100, width: 200, height: 200))
        #expect(viewer.zoom.frame.width == 200, "smaller than fits, while two fingers hold it")
        viewer.moved(to: fitted)
        #expect(viewer.closes(onDragAt: down))
    }

    @Test("arrow keys pan an enlarged picture, and otherwise turn the page")
    func arrows() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 2, in: app)
        viewer.roomChanged(to: CGSize(width: 400, height: 400))
        viewer.pictureCame(PixelSize(3_000, 3_000), scaleFactor: 1)
        viewer.doubleTapped(at: viewer.zoom.center)
        #expect(viewer.arrowPressed(x: 1, y: 0))
        viewer.fitTapped()
        #expect(!viewer.arrowPressed(x: 0, y: 1))
        #expect(viewer.title == "Book 2")
        #expect(viewer.arrowPressed(x: 1, y: 0))
        await eventually { viewer.title == "Book 3" }
        viewer.arrowPressed(x: -1, y: 0)
        await eventually { viewer.title == "Book 2" }
    }

    @Test("a row's menu opens its picture only in lists that open pictures")
    func menu() async throws {
        let (_, list) = try await opened()
        let actions = (list.row(Books.item(1).id).content.map(list.descriptor.actions) ?? [])
        #expect(actions == [.viewPicture, .copyTitle, .saveImage, .copyImage])
        let room = try await Room(.quick(pages: 1))
        let app = AppModel(library: room.library, strings: room.strings, version: "1")
        let other = try #require(app.list(of: Books.descriptor))
        other.appeared()
        await eventually { other.row(Books.item(1).id).content != nil }
        let others = other.row(Books.item(1).id).content.map(other.descriptor.actions)
        #expect(others?.contains(.viewPicture) == false)
    }

    @Test("loads more pages near the end, up to the last picture")
    func paging() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 18, in: app)
        for key in 19...60 {
            await eventually { viewer.hasNext }
            viewer.nextTapped()
            await eventually { viewer.title == "Book \(key)" }
        }
        #expect(list.ids.count == 60 && !viewer.hasNext)
        viewer.nextTapped()
        viewer.slideshowTapped()
        #expect(viewer.title == "Book 60" && !viewer.isPlaying)
    }

    @Test("the slideshow turns every five seconds, once the next picture is loaded")
    func slideshow() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 1, in: app)
        let gate = pictures.hold()
        #expect(viewer.slideshowLabel == "Start Slideshow")
        viewer.slideshowTapped()
        #expect(viewer.isPlaying && viewer.slideshowLabel == "Stop Slideshow")
        await clock.sleepers(1)
        #expect(clock.waits.last == .seconds(5))
        clock.advance(by: .seconds(5))
        await eventually { pictures.asked == ["2.jpg"] }
        #expect(viewer.title == "Book 1", "the next picture is still loading")
        gate.open()
        await eventually { viewer.title == "Book 2" }
        #expect(viewer.isPlaying)
        await clock.sleepers(1)
        viewer.slideshowTapped()
        #expect(!viewer.isPlaying)
        await clock.sleepers(0)
    }

    @Test("turning the page and closing stop the slideshow")
    func stopping() async throws {
        let (app, _) = try await opened()
        let viewer = try viewer(of: 1, in: app)
        viewer.slideshowTapped()
        await clock.sleepers(1)
        viewer.nextTapped()
        #expect(!viewer.isPlaying)
        await clock.sleepers(0)
        await eventually { viewer.title == "Book 2" }
        viewer.slideshowTapped()
        await clock.sleepers(1)
        viewer.closeTapped()
        #expect(!viewer.isPlaying)
        await clock.sleepers(0)
        clock.advance(by: .seconds(10))
        #expect(viewer.title == "Book 2")
    }

    @Test("the slideshow ends with the last picture")
    func end() async throws {
        let (app, list) = try await opened()
        let viewer = try viewer(of: 18, in: app)
        for key in 19...59 {
            await eventually { viewer.hasNext }
            viewer.nextTapped()
            await eventually { viewer.title == "Book \(key)" }
        }
        #expect(list.ids.count == 60)
        viewer.slideshowTapped()
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        await eventually { viewer.title == "Book 60" }
        await eventually { !viewer.isPlaying }
        await clock.sleepers(0)
    }
}
