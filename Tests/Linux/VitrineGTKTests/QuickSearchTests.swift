import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the dialog that searches all catalogs.
final class QuickSearchTests: WidgetTestCase {
    @MainActor private static func stage() throws -> Stage {
        let films = StubProvider([(1...15).map { Item.ranked($0) }], descriptor: .ranked)
        return try Stage(descriptor: .films, isWarm: true, beside: [films])
    }

    /// Opens the dialog and types.
    @MainActor private static func open(_ stage: Stage, _ text: String) throws -> AnyWidget {
        stage.main?.window.activate(action: "win.search-everywhere")
        XCTAssertTrue(pump { stage.main?.quickSearch.map { $0.window.isMapped } ?? false })
        let dialog = try XCTUnwrap(stage.main?.quickSearch?.window.erased)
        // Since libadwaita 1.5, a dialog is mapped one frame before its content.
        XCTAssertTrue(pump { !dialog.all("GtkSearchEntry").isEmpty })
        let entry = try XCTUnwrap(dialog.all("GtkSearchEntry").first)
        XCTAssertTrue(pump { entry.hasFocusWithin })
        gtk_editable_set_text(entry.pointer.opaque, text)
        return dialog
    }

    func testResultsAreGroupedAndOpenInTheirCatalog() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            let dialog = try Self.open(stage, "12")
            let rows = { dialog.all("GtkListBoxRow") }
            XCTAssertTrue(pump { rows().count == 2 }, "\(dialog.texts)")
            XCTAssertTrue(dialog.all("GtkListBox")[0].isSpoken("Results from all catalogs"))
            XCTAssertTrue(dialog.texts.contains("Movies"), "a heading")
            let film = try XCTUnwrap(rows().last)
            XCTAssertTrue(film.texts.contains("Film 12"), "\(film.texts)")
            XCTAssertTrue(film.hasName)
            film.press()
            XCTAssertTrue(pump { main.quickSearch == nil })
            XCTAssertTrue(pump { main.details.root.texts.contains("Film 12") })
            XCTAssertEqual(stage.model.catalog?.id, CatalogDescriptor.ranked.id)
            stage.close()
        }
    }

    func testTheFirstResultIsSelectedAndEnterInTheFieldOpensIt() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            let dialog = try Self.open(stage, "12")
            let rows = { dialog.all("GtkListBoxRow") }
            XCTAssertTrue(pump { rows().count == 2 }, "\(dialog.texts)")
            XCTAssertEqual(rows().map { gtk_list_box_row_is_selected($0.pointer.cast()) }, [1, 0])
            let entry = try XCTUnwrap(dialog.all("GtkSearchEntry").first)
            XCTAssertTrue(entry.hasFocusWithin)
            let edges = { (widget: AnyWidget) in
                widget.frame(in: dialog).map { [$0.x, $0.x + $0.width] }
            }
            XCTAssertTrue(
                pump { edges(entry) == edges(rows()[0]) },
                "\(String(describing: edges(entry))) \(String(describing: edges(rows()[0])))"
            )
            entry.emit("activate", of: gtk_search_entry_get_type())
            XCTAssertTrue(pump { main.quickSearch == nil })
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 12") })
            stage.close()
        }
    }

    func testReportsNoResultsAndClosingReturnsTheFocus() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.currentList?.root.hasFocusWithin ?? false })
            let dialog = try Self.open(stage, "zebra")
            XCTAssertTrue(pump { dialog.texts.contains("Nothing matches “zebra”.") })
            let entry = try XCTUnwrap(dialog.all("GtkSearchEntry").first)
            entry.emit("stop-search", of: gtk_search_entry_get_type())
            XCTAssertTrue(pump { main.quickSearch == nil && stage.model.quickSearch == nil })
            XCTAssertTrue(pump { main.currentList?.root.hasFocusWithin ?? false })
            // Open it a second time.
            _ = try Self.open(stage, "movie 3")
            stage.model.quickSearchClosed()
            XCTAssertTrue(pump { main.quickSearch == nil })
            stage.close()
        }
    }

    func testAFocusedRowKeepsTheFocusWhenResultsArrive() throws {
        try onMainLoop {
            let stage = try Self.stage()
            _ = try stage.openLoaded()
            stage.shut(true)
            let dialog = try Self.open(stage, "movie 2")
            XCTAssertTrue(pump { dialog.all("GtkListBoxRow").count == 2 }, "\(dialog.texts)")
            dialog.all("GtkListBoxRow")[1].focus()
            stage.provider.answer([[Item.movie(2), Item.movie(200, "Movie 200")]])
            stage.shut(false)
            XCTAssertTrue(pump { dialog.all("GtkListBoxRow").count == 3 }, "\(dialog.texts)")
            XCTAssertTrue(pump { dialog.all("GtkListBoxRow")[1].isFocused })
            stage.close()
        }
    }
}
