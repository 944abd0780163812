import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class StartTests: WidgetTestCase {
    func testAColdStartShowsTheSplashUntilRowsArrive() throws {
        try onMainLoop {
            let stage = try Stage()
            stage.provider.shut(true)
            let main = try stage.open()
            XCTAssertEqual(main.shell.shown, "splash")
            XCTAssertTrue(main.window.texts.contains("Vitrine"))
            stage.provider.shut(false)
            XCTAssertTrue(pump { main.isPastSplash })
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            stage.close()
        }
    }

    func testASilentServiceEndsTheSplashSoon() throws {
        try onMainLoop {
            let stage = try Stage()
            stage.provider.shut(true)
            let main = try stage.open()
            XCTAssertEqual(main.shell.shown, "splash")
            stage.model.started(pixelWidths: main.posterPixelWidths)
            XCTAssertTrue(pump { main.isPastSplash })
            XCTAssertTrue(main.window.all("GtkWindowControls").contains { $0.isVisible })
            XCTAssertTrue(stage.list?.rows.isLoading ?? false)
            stage.provider.shut(false)
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            stage.close()
        }
    }

    func testAWarmStartNeverShowsTheSplash() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            stage.provider.shut(true)
            let main = try stage.open()
            XCTAssertEqual(main.shell.shown, "shell")
            XCTAssertTrue(pump { stage.row("Movie 1") != nil }, "rows before any answer")
            stage.close()
        }
    }

    func testAWarmStartHasItsRowsBeforeTheFirstFrame() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            stage.provider.shut(true)
            let main = stage.makeWindow()
            XCTAssertEqual(main.currentList?.order.ids, stage.list?.ids)
            XCTAssertFalse(main.currentList?.order.ids.isEmpty ?? true, "before anything is drawn")
            stage.close()
        }
    }

    func testAFailureOrAnEmptyListEndsTheSplash() throws {
        try onMainLoop {
            let failing = try Stage()
            failing.provider.fail(.server(status: 500, message: "<b>broken</b>"))
            let main = try failing.open()
            XCTAssertTrue(pump { main.isPastSplash })
            XCTAssertTrue(pump { main.window.texts.contains("Couldn’t Load the List") })
            let isSaid = main.window.texts.contains { $0.contains("<b>broken</b>") }
            XCTAssertTrue(isSaid, "\(main.window.texts)")
            failing.close()
            let empty = try Stage([[]])
            let other = try empty.open()
            XCTAssertTrue(pump { other.window.texts.contains("No Items") })
            empty.close()
        }
    }

    func testTheListHasTheInitialFocus() throws {
        try onMainLoop {
            let stage = try Stage()
            let main = try stage.openLoaded()
            XCTAssertTrue(main.currentList?.root.hasFocusWithin ?? false)
            stage.close()
        }
    }

    func testAFailedStartCanBeRetried() throws {
        try onMainLoop {
            let stage = try Stage()
            stage.provider.fail(.offline)
            let main = try stage.open()
            XCTAssertTrue(pump { stage.model.router.alert == .offline })
            stage.model.router.alertDismissed()
            stage.provider.fail(nil)
            XCTAssertTrue(
                pump { main.window.all("GtkButton").contains { $0.texts == ["Try Again"] } }
            )
            main.window.all("GtkButton").first { $0.texts == ["Try Again"] }?.press()
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            stage.close()
        }
    }
}
