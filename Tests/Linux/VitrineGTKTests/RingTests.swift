import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the ring around a row or poster that is open, focused, or both.
final class RingTests: WidgetTestCase {
    func testAnOpenAndFocusedRowHasOneRing() throws {
        try onMainLoop {
            for layout in [ListDescriptor.Layout.list, .grid] {
                let stage = try Stage(descriptor: .films, isWarm: true)
                let main = try stage.openLoaded(width: 1_200)
                if layout == .grid { stage.catalogModel?.layoutButtonTapped() }
                XCTAssertTrue(
                    pump { (main.currentList?.scroller.arrangement == .grid) == (layout == .grid) }
                )
                pump(frames: 25, of: main.window)
                let row = { stage.row("Movie 1") }
                XCTAssertTrue(pump { row() != nil })
                XCTAssertEqual(try Self.rings(around: row(), in: main), 0)
                row()?.showFocus()
                pump(frames: 25, of: main.window)
                XCTAssertEqual(try Self.rings(around: row(), in: main), 1, "the keyboard")
                row()?.press()
                XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
                row()?.showFocus()
                pump(frames: 25, of: main.window)
                XCTAssertEqual(try Self.rings(around: row(), in: main), 1, "both")
                stage.close()
            }
        }
    }

    func testAListThatGetsTheFocusRingsNoRowAndHandsItToTheFirstInView() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 1_200)
            for layout in [ListDescriptor.Layout.grid, .list] {
                // The rows of the new view never had the focus.
                XCTAssertTrue(main.window.all("GtkSearchEntry").first?.focus() == true)
                stage.catalogModel?.layoutButtonTapped()
                XCTAssertTrue(
                    pump { (main.currentList?.scroller.arrangement == .grid) == (layout == .grid) }
                )
                pump(frames: 25, of: main.window)
                stage.scroll(to: 300)
                pump(frames: 5, of: main.window)
                let view = try XCTUnwrap(main.currentList?.view?.root)
                view.focus()
                XCTAssertTrue(view.hasFocus, "\(layout)")
                let rows = stage.rows.compactMap { row in row.frame(in: view).map { (row, $0) } }
                    .filter { $0.0.isInPlace && $0.1.y >= -1 }
                    .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
                XCTAssertTrue(pump { rows.first?.hasFocus == true }, "\(layout)")
                view.showFocus()
                pump(frames: 25, of: main.window)
                XCTAssertEqual(stage.place, 300)
                XCTAssertEqual(try Self.rings(around: rows.last, in: main), 0, "\(layout)")
            }
            stage.close()
        }
    }

    /// The number of rings between the outside of a cell and its card.
    @MainActor private static func rings(around row: AnyWidget?, in main: MainWindow) throws -> Int
    {
        let row = try XCTUnwrap(row)
        let card = try XCTUnwrap(
            row.descendants(mapped: true).first {
                $0.has(style: "item-card") || $0.has(style: "poster-card")
            }
        )
        let frame = try XCTUnwrap(card.frame(in: main.window))
        let picture = try XCTUnwrap(PNG(of: main.window))
        let y = Int(frame.y + frame.height / 2)
        var count = 0
        var isInRing = false
        for x in Int(frame.x) - 14..<Int(frame.x) + 8 {
            let color = picture.color(x, y)
            let (red, blue) = (Int(color >> 16 & 0xFF), Int(color & 0xFF))
            if blue - red > 60, !isInRing { count += 1 }
            isInRing = blue - red > 60
        }
        return count
    }
}

extension AnyWidget {
    /// Makes it look focused, even if the window isn't.
    fileprivate func showFocus() {
        if let root = gtk_widget_get_root(pointer) {
            gtk_window_set_focus_visible(root.raw.assumingMemoryBound(to: GtkWindow.self), 1)
        }
        let flags = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
        gtk_widget_set_state_flags(pointer, GtkStateFlags(flags), 0)
    }
}
