import CAdw
import Catalog
import DemoService
import Dispatch
import Features
import Foundation
import HTTPServer
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests that every request shows a spinner within 200 ms, and that it stops with the response.
///
/// The services respond when the test allows it, later than any spinner should appear.
final class SpinnerTests: WidgetTestCase {
    private static let pages = (0..<6).map { page in Item.movies((1...20).map { $0 + page * 20 }) }

    func testFirstPage() throws {
        try walk { stage in
            stage.shut(true)
            let main = stage.makeWindow()
            return { main.present() }
        }
    }

    func testNextPageOfRows() throws { try walkToNextPage(.list) }

    func testNextPageOfPosters() throws { try walkToNextPage(.grid) }

    private func walkToNextPage(_ layout: ListDescriptor.Layout) throws {
        try walk { stage in
            let main = try stage.openLoaded()
            stage.list?.layoutTapped(layout)
            stage.settle()
            XCTAssertTrue(pump { stage.list?.footer == ItemListViewModel.Footer.none })
            stage.settle()
            stage.shut(true)
            return { main.scrollToEnd() }
        }
    }

    /// The page is requested before the end is visible, and still loading when it is.
    func testNextPageRequestedBeforeTheEndIsVisible() throws {
        try walk { stage in
            let main = try stage.openLoaded(width: 500)
            stage.list?.layoutTapped(.grid)
            stage.settle()
            stage.shut(true)
            for _ in 0..<100 where stage.list?.footer != .loading {
                main.currentList?.scroll(by: 100)
                stage.settle()
            }
            XCTAssertEqual(stage.list?.footer, .loading)
            return { main.scrollToEnd() }
        }
    }

    func testSearchWithRowsFromTheStore() throws {
        try walk { stage in
            _ = try stage.openLoaded()
            stage.shut(true)
            return { try stage.type("Movie 1") }
        } meanwhile: { stage in
            XCTAssertTrue(pump { stage.row("Movie 11") != nil }, "local titles at once")
            XCTAssertTrue(try XCTUnwrap(stage.main).window.spinsInSight)
        }
    }

    func testSearchWithoutRows() throws {
        try walk { stage in
            _ = try stage.openLoaded()
            stage.shut(true)
            return { try stage.type("zzz") }
        }
    }

    func testSort() throws {
        try walk { stage in
            _ = try stage.openLoaded()
            stage.shut(true)
            return { stage.list?.sortKeyTapped(SortID("title")) }
        }
    }

    func testFilter() throws {
        try walk { stage in
            _ = try stage.openLoaded()
            stage.shut(true)
            return { stage.list?.filterChanged(Filter(genres: ["18"])) }
        }
    }

    func testListSwitch() throws { try walkToList(isWarm: false) }

    func testListSwitchWithRowsFromTheStore() throws { try walkToList(isWarm: true) }

    private func walkToList(isWarm: Bool) throws {
        try walk(isWarm: isWarm) { stage in
            let main = try stage.openLoaded()
            let button = try XCTUnwrap(main.window.buttons("Top Rated").first)
            stage.shut(true)
            return { gtk_toggle_button_set_active(button.pointer.cast(), 1) }
        } meanwhile: { stage in
            guard isWarm else { return }
            XCTAssertTrue(pump { stage.list?.ids.count == 20 && stage.row("Movie 1") != nil })
            XCTAssertTrue(try XCTUnwrap(stage.main).window.spinsInSight, "above the rows")
        }
    }

    func testRefresh() throws {
        try walk { stage in
            let button = try XCTUnwrap(try stage.openLoaded().window.buttons("Refresh").first)
            stage.shut(true)
            return { button.click() }
        }
    }

    func testDetailsBesideTheList() throws { try walkToDetails(width: 1_200) }

    func testDetailsInANarrowWindow() throws { try walkToDetails(width: 360) }

    private func walkToDetails(width: Int) throws {
        try walk { stage in
            _ = try stage.openLoaded(width: width)
            let row = try XCTUnwrap(stage.row("Movie 2"))
            stage.shut(true)
            return { row.press() }
        }
    }

    func testOriginalPoster() throws {
        try walk { stage in
            let main = try stage.openDetails()
            stage.shut(true)
            let poster = try XCTUnwrap(main.details.posterButton)
            return { poster.click() }
        }
    }

    func testTrailer() throws {
        let gate = Gate()
        let service = DemoService(pictures: .none)
        let server = try HTTPServer { request in
            await gate.pass()
            return await service.response(to: request)
        }
        defer {
            gate.shut(false)
            server.stop()
        }
        let trailer = Trailer(
            site: "Vitrine",
            url: server.url.appending(path: "trailers/1001.webm")
        )
        try walk { stage in
            let item = Item.movie(1)
            let facets = item.facets.setting(.trailer, trailer)
            stage.provider.answer(ItemDetails(item: item, facets: facets))
            let main = try stage.openDetails()
            let button = try XCTUnwrap(main.details.root.buttons("Trailer").first)
            gate.shut(true)
            return { button.click() }
        } meanwhile: { stage in
            XCTAssertTrue(pump { stage.main?.player.page?.screen != nil })
            let video = try XCTUnwrap(stage.main?.player.page?.screen as? VideoScreen)
            try XCTSkipIf(
                video.stream?.hasPlayer != true,
                "libgtk-4-media-gstreamer is not installed"
            )
            stage.main?.playing?.isMuted = true
        } answer: {
            gate.shut(false)
        }
    }
}

extension SpinnerTests {
    /// Prepares a window, runs the returned action, and checks for the spinner.
    ///
    /// Expects no spinner before the action, one within 200 ms after it, and none after the
    /// response. Makes three attempts, because the machine may be busy.
    private func walk(
        isWarm: Bool = false,
        _ prepare: @MainActor (Stage) throws -> @MainActor () throws -> Void,
        meanwhile: @MainActor (Stage) throws -> Void = { _ in },
        answer: @MainActor () -> Void = {}
    ) throws {
        try onMainLoop {
            var isSeen = false
            for _ in 1...3 where !isSeen {
                let stage = try Stage(Self.pages, descriptor: .films, isWarm: isWarm)
                let act = try prepare(stage)
                let window = try XCTUnwrap(stage.main).window
                XCTAssertTrue(pump { !window.spins }, "before")
                let start = DispatchTime.now().uptimeNanoseconds
                try act()
                let past = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
                isSeen = pump(seconds: max(0, 0.2 - past)) { window.spinsInSight }
                if isSeen { try meanwhile(stage) }
                stage.shut(false)
                answer()
                XCTAssertTrue(pump { !window.spins }, "after the answer")
                stage.close()
            }
            XCTAssertTrue(isSeen, "no spinner within 200 ms")
        }
    }
}

extension Stage {
    /// Types into the search field.
    func type(_ text: String) throws {
        let entry = try XCTUnwrap(main?.window.all("GtkSearchEntry").first)
        gtk_editable_set_text(entry.pointer.opaque, text)
    }

    /// Opens the window with the first movie's details loaded.
    func openDetails() throws -> MainWindow {
        let main = try openLoaded()
        list?.rowTapped(Item.movie(1).id)
        XCTAssertTrue(pump { self.model.details?.content.isLoading == false })
        XCTAssertTrue(pump { main.details.posterButton?.isMapped ?? false })
        XCTAssertTrue(pump { arrivingPictureCount == 0 })
        settle()
        return main
    }
}
