import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the dialog for making lists available offline.
final class OfflineDialogTests: WidgetTestCase {
    func testAddsAndRemovesAListInADialogThatFitsAPhone() throws {
        for language in Language.allCases {
            try onMainLoop {
                let stage = try Stage(language: language, isWarm: true)
                let main = try stage.openLoaded()
                stage.model.offline.started(pixelWidths: main.posterPixelWidths)
                main.window.activate(action: "win.offline")
                XCTAssertTrue(pump { main.offline?.window.isMapped ?? false })
                let dialog = try XCTUnwrap(main.offline)
                XCTAssertLessThanOrEqual(dialog.window.erased.minimumWidth, 412)
                XCTAssertTrue(pump { stage.model.offline.isEstimated })
                let row = try XCTUnwrap(dialog.rows.first)
                let shown = { row.row.erased.all("GtkButton").filter(\.isVisible) }
                XCTAssertTrue(pump { shown().count == 1 })
                for button in dialog.window.erased.all("GtkButton") {
                    XCTAssertTrue(button.hasName)
                }
                shown()[0].press()
                XCTAssertTrue(pump { shown().count == 2 && !row.bar.isVisible })
                XCTAssertEqual(stage.model.offline.kept.count, 1)
                XCTAssertTrue(pump { stage.model.offline.notice != nil })
                dialog.window.close()
                XCTAssertTrue(pump { main.offline == nil && stage.model.offline.catalog == nil })
                main.showPreferences(.storage)
                let storage = try XCTUnwrap(main.preferences?.storage)
                XCTAssertTrue(pump { storage.lists.rows.count == 1 })
                stage.model.offline.kept.first.map { stage.model.offline.tapped(.remove, $0.id) }
                XCTAssertTrue(pump { storage.lists.rows.isEmpty })
                stage.close()
            }
        }
    }
}
