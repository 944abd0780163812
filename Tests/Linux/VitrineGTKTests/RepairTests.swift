import CAdw
import CGTK
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Regression tests for problems that testers found.
final class RepairTests: WidgetTestCase {
    func testPressingAPartlyVisibleRowDoesNotScroll() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...40)])
            let main = try stage.openLoaded(width: 1_000, height: 500)
            let list = try XCTUnwrap(main.currentList)
            for offset in [0, 60.0, 400] {
                list.scroller.window.offset = offset
                pump(frames: 4, of: main.window)
                let below = list.scroller.window.pageHeight - 20
                for y in [4, below] {
                    let row = try stage.press(atY: y)
                    pump(frames: 4, of: main.window)
                    XCTAssertEqual(list.scroller.window.offset, offset, accuracy: 0.5, "at \(y)")
                    XCTAssertTrue(row.isFocused || row.focusWithin != nil, "the keyboard is there")
                }
            }
            stage.close()
        }
    }

    func testKeysStillScrollToAPartlyVisibleRow() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...40)])
            let main = try stage.openLoaded(width: 1_000, height: 500)
            let list = try XCTUnwrap(main.currentList)
            list.scroller.window.offset = 60
            pump(frames: 4, of: main.window)
            try stage.press(atY: list.scroller.window.pageHeight - 20)
            pump(frames: 4, of: main.window)
            let position = try XCTUnwrap(list.view?.root.focusWithin.flatMap(list.view!.position))
            XCTAssertTrue(list.view?.focus(position + 1) ?? false)
            pump(frames: 4, of: main.window)
            XCTAssertGreaterThan(list.scroller.window.offset, 100)
            stage.close()
        }
    }

    func testTheEndOfAListIsNotFocusable() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...8)])
            let main = try stage.openLoaded(width: 1_000, height: 500)
            let list = try XCTUnwrap(main.currentList)
            XCTAssertTrue(
                pump {
                    main.scrollToEnd()
                    return stage.footer?.texts == ["End of list"]
                }
            )
            let footer = try XCTUnwrap(stage.footer)
            XCTAssertFalse(footer.isFocusable)
            XCTAssertTrue(list.view?.focus(7) ?? false)
            _ = list.view.map { gtk_widget_child_focus($0.root.pointer, GTK_DIR_DOWN) }
            pump(frames: 3, of: main.window)
            XCTAssertEqual(list.scroller.focusedItem, Item.movie(8).id)
            XCTAssertTrue(list.endPressed())
            XCTAssertTrue(pump { list.scroller.focusedItem == Item.movie(8).id })
            XCTAssertTrue(list.pageDownPressed(), "a page down is the end")
            XCTAssertTrue(list.view?.focus(0) ?? false)
            pump(frames: 3, of: main.window)
            XCTAssertFalse(list.pageDownPressed(), "a page down are rows")
            XCTAssertTrue(list.endPressed())
            XCTAssertTrue(pump { list.scroller.focusedItem == Item.movie(8).id })
            stage.close()
        }
    }

    func testTheFooterIsFocusableIfItOffersToTryAgain() throws {
        try onMainLoop {
            let pages = [Item.movies(1...20), Item.movies(21...40), Item.movies(41...60)]
            let stage = try Stage(pages)
            let main = try stage.openLoaded()
            stage.provider.fail(.server(status: 500, message: nil))
            main.scrollToEnd()
            XCTAssertTrue(pump { stage.footer?.texts.contains("Try Again") ?? false })
            XCTAssertTrue(stage.footer?.isFocusable ?? false)
            stage.close()
        }
    }

    func testTheOfflineBannerHasNoEmptyLine() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            stage.provider.fail(.offline)
            stage.catalogModel?.searchText = "Movie"
            XCTAssertTrue(
                pump { main.window.texts.contains { $0.hasPrefix("You’re offline.") } }
            )
            let banner = try XCTUnwrap(
                main.window.descendants(mapped: true).first { $0.has(style: "offline-banner") }
            )
            for label in banner.all("GtkLabel") { XCTAssertNotEqual(label.texts, []) }
            stage.close()
        }
    }

    func testASearchFooterSaysEndOfResults() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...8)])
            let main = try stage.openLoaded()
            stage.catalogModel?.searchText = "Movie"
            XCTAssertTrue(
                pump {
                    main.scrollToEnd()
                    return stage.footer?.texts == ["End of results"]
                }
            )
            stage.close()
        }
    }

    func testIncompleteDetailsShowANoticeAndCanBeRetried() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            stage.provider.fail(.offline)
            stage.list?.rowTapped(Item.movie(3).id)
            let isShown = {
                main.details.root.texts.contains("You’re offline. Some details are missing.")
            }
            XCTAssertTrue(pump { isShown() })
            XCTAssertTrue(main.details.root.texts.contains("Movie 3"), "what is known is there")
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Close") ?? false)
            stage.provider.fail(nil)
            stage.provider.answer(ItemDetails(item: .movie(3), facets: Facets()))
            try XCTUnwrap(main.details.root.buttons("Try Again").first).click()
            XCTAssertTrue(pump { !isShown() })
            stage.close()
        }
    }

    func testTheUndoToastNamesTheRemovedItem() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.model.marks.favoriteTapped(id)
            stage.model.marks.favoriteTapped(id)
            XCTAssertTrue(pump { main.window.texts.contains("Removed “Movie 1”") })
            stage.close()
        }
    }
}

extension Stage {
    /// The footer below the last row.
    fileprivate var footer: AnyWidget? {
        rows.first { row in
            !row.descendants().contains { $0.kind == "VtCard" && $0.isMapped }
        }
    }

    /// Simulates a pointer press on the row at `y`, first on the view, then on the row.
    @discardableResult
    fileprivate func press(atY y: Double) throws -> AnyWidget {
        let list = try XCTUnwrap(main?.currentList)
        let view = try XCTUnwrap(list.view)
        let part = try XCTUnwrap(view.root.part(x: Double(view.root.width) / 2, y: y))
        let position = try XCTUnwrap(view.position(part))
        let row = try XCTUnwrap(view.row(position))
        for widget in [view.root, row] { widget.tellPressed(10, 10) }
        return row
    }
}

extension AnyWidget {
    fileprivate var isFocusable: Bool { gtk_widget_get_focusable(pointer) != 0 }

    /// Emits `pressed` on its click gestures.
    fileprivate func tellPressed(_ x: Double, _ y: Double) {
        guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
        defer { g_object_unref(controllers.raw) }
        let type = gtk_gesture_click_get_type()
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let controller = g_list_model_get_object(controllers, index) else { continue }
            defer { g_object_unref(controller) }
            guard g_type_check_instance_is_a(controller.raw.cast(), type) != 0 else { continue }
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], controller.raw)
            g_value_init(&values[1], GType(6 << 2))  // G_TYPE_INT, a macro
            g_value_set_int(&values[1], 1)
            for (place, number) in [(2, x), (3, y)] {
                g_value_init(&values[place], GType(15 << 2))  // G_TYPE_DOUBLE, a macro
                g_value_set_double(&values[place], number)
            }
            g_signal_emitv(values, g_signal_lookup("pressed", type), 0, nil)
            g_value_unset(&values[0])
        }
    }
}
