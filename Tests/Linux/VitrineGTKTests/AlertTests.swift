import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class AlertTests: WidgetTestCase {
    func testCopyDetailsCopiesErrorFacts() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(3).id)
            XCTAssertTrue(pump { stage.model.details?.content.isLoading == false })
            stage.provider.fail(.server(status: 503, message: "out of order"))
            main.window.activate(action: "win.refresh")
            XCTAssertTrue(pump { ShownAlert.first != nil })
            let alert = try XCTUnwrap(ShownAlert.first)
            XCTAssertEqual(alert.defaultResponse, "close")
            XCTAssertTrue(alert.answer("Copy Details"))
            XCTAssertTrue(pump { main.window.copiedText != nil })
            let lines = (main.window.copiedText ?? "").split(separator: "\n").map(String.init)
            XCTAssertEqual(lines.count, 8, "\(lines)")
            for fact in [
                "Vitrine: 1.0.0", "Language: en", "System: \(Toolkit.versions)",
                "List: movies/popular", "Item: movies/3", "Error: server, status 503",
                "Message: out of order",
            ] {
                XCTAssertTrue(lines.contains(fact), "\(fact) in \(lines)")
            }
            XCTAssertTrue(pump { stage.model.router.alert == nil }, "answering dismisses it")
            stage.close()
        }
    }

    func testTheAlertForARefusedKeyOpensPreferences() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            stage.model.router.present(.unauthorized(message: "No"), of: CatalogID("movies"))
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Preferences") ?? false)
            XCTAssertTrue(pump { main.preferences != nil })
            XCTAssertNil(stage.model.router.alert)
            main.preferences?.window.close()
            XCTAssertTrue(pump { main.preferences == nil })
            stage.close()
        }
    }

    func testDismissingTheErrorClosesItsAlert() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            _ = try stage.openLoaded()
            stage.model.router.present(.badResponse(nil))
            XCTAssertTrue(pump { ShownAlert.first != nil })
            stage.model.router.alertDismissed()
            XCTAssertTrue(pump { ShownAlert.first == nil })
            stage.model.router.present(.offline)
            XCTAssertTrue(pump { ShownAlert.first != nil }, "the next one is shown")
            stage.close()
        }
    }

    func testClosingAnAlertLeavesTheClipboardAlone() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            Clipboard(of: main.window).set("mine")
            stage.model.router.present(.badResponse(nil))
            XCTAssertTrue(pump { ShownAlert.first != nil })
            ShownAlert.first?.close()
            XCTAssertTrue(pump { stage.model.router.alert == nil })
            XCTAssertEqual(main.window.copiedText, "mine")
            stage.close()
        }
    }
}

extension Widget {
    /// The text that this process last put on the clipboard.
    fileprivate var copiedText: String? {
        let clipboard = gtk_widget_get_clipboard(pointer)
        guard let content = gdk_clipboard_get_content(clipboard) else { return nil }
        var value = GValue()
        g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
