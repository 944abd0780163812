import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests lists, grid, sort, filter and search in the window.
final class BrowsingTests: WidgetTestCase {
    private static let pages = (0..<3).map { page in Item.movies((1...20).map { $0 + page * 20 }) }

    func testScrollingBeforeANewLayoutIsReadyLogsNoWarning() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...60)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let list = try XCTUnwrap(main.currentList)
            for (layout, kind) in [
                (ListDescriptor.Layout.grid, "GtkGridView"), (.list, "GtkListView"),
            ] {
                list.scroll(by: 900)
                stage.settle()
                XCTAssertGreaterThan(list.scroller.window.offset, 0)
                stage.list?.layoutTapped(layout)
                pump { list.view?.root.kind == kind }
                // GTK lays the new view out in the next frame; the wheel may turn before that.
                list.scroll(by: -100)
                stage.settle()
            }
            stage.close()
        }
    }

    func testScrollingBeforeChangedRowsAreLaidOutLogsNoWarning() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...60)], descriptor: .films, isWarm: true)
            let ids = (1...60).map { Item.movie($0).id }
            try stage.store(favorites: ids)
            let main = try stage.openLoaded(width: 900)
            stage.catalogModel?.listTapped(ListID("favorites"))
            XCTAssertTrue(pump { main.currentList?.order.ids.count == 60 })
            for (layout, kind) in [
                (ListDescriptor.Layout.grid, "GtkGridView"), (.list, "GtkListView"),
            ] {
                stage.list?.layoutTapped(layout)
                let list = try XCTUnwrap(main.currentList)
                pump { list.view?.root.kind == kind }
                stage.settle()
                for (number, id) in ids[20..<26].enumerated() {
                    list.scroll(by: 400)
                    stage.settle()
                    let (count, place) = (list.order.ids.count, list.scroller.window.offset)
                    stage.model.marks.favoriteTapped(layout == .grid ? id : ids[number])
                    XCTAssertTrue(pump { list.order.ids.count == count - 1 })
                    // GTK lays the rows out in the next frame; the wheel may turn before that.
                    list.scroll(by: 60)
                    stage.settle()
                    XCTAssertGreaterThan(list.scroller.window.offset, place - 300)
                }
                list.scroller.window.offset = 0
            }
            stage.close()
        }
    }

    func testGridCellsSpeakAndShowTheirTitle() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            try XCTUnwrap(main.window.buttons("Show as Grid").first).click()
            XCTAssertTrue(pump { main.window.all("GtkGridView").count == 1 })
            XCTAssertTrue(pump { stage.cell("Movie 1") != nil })
            let cell = try XCTUnwrap(stage.cell("Movie 1"))
            let content = try XCTUnwrap(stage.list?.row(at: 0)?.content)
            XCTAssertTrue(cell.isSpoken(content.speech), content.speech)
            XCTAssertEqual(cell.texts.filter { !$0.isEmpty }, ["Movie 1"] + content.lines)
            try XCTUnwrap(main.window.buttons("Show as List").first).click()
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            stage.close()
        }
    }

    func testSwitchingListsKeepsEachScrollPosition() throws {
        try onMainLoop {
            let stage = try Stage(Self.pages, descriptor: .films)
            stage.provider.answer([Item.movies(101...120)], for: ListID("top-rated"))
            let main = try stage.openLoaded()
            stage.scroll(to: 700)
            let place = stage.place
            XCTAssertEqual(place, 700)
            try stage.choose("Top Rated")
            XCTAssertTrue(pump { stage.row("Movie 101") != nil })
            XCTAssertTrue(pump { main.window.texts.contains("Top Rated Movies") })
            XCTAssertTrue(pump { stage.place == 0 })
            stage.scroll(to: 300)
            XCTAssertEqual(stage.place, 300)
            try stage.choose("Popular")
            XCTAssertTrue(
                pump(seconds: 3) { stage.row("Movie 101") == nil && stage.place == place },
                "\(stage.place ?? -1), not \(place ?? -1): \(stage.rowTitles.prefix(3))"
            )
            XCTAssertTrue(pump { main.window.texts.contains("Popular Movies") })
            try stage.choose("Top Rated")
            XCTAssertTrue(pump(seconds: 3) { stage.place == 300 }, "\(stage.place ?? -1)")
            try stage.choose("Favorites")
            XCTAssertTrue(pump { main.window.texts.contains("No Favorites Yet") })
            stage.close()
        }
    }

    func testTheSortMenuChecksTheCurrentOrder() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            XCTAssertEqual(try stage.sortMenu(), ["Rating", "Descending"])
            let list = try XCTUnwrap(stage.list)
            try stage.chooseSort("title", of: "key")
            XCTAssertTrue(pump { list.query.sort == Sort(SortID("title"), .ascending) })
            XCTAssertEqual(try stage.sortMenu(), ["Title", "Ascending"])
            try stage.chooseSort("desc", of: "direction")
            XCTAssertTrue(pump { list.query.sort == Sort(SortID("title"), .descending) })
            XCTAssertEqual(try stage.sortMenu(), ["Title", "Descending"])
            try stage.chooseSort("rating", of: "key")
            XCTAssertTrue(pump { list.query.sort == nil })
            // The order of favorites has no sort key.
            try stage.choose("Favorites")
            XCTAssertTrue(pump { main.window.texts.contains("Favorite Movies") })
            XCTAssertEqual(try stage.sortMenu(), ["Date Added"])
            stage.close()
        }
    }

    func testEachFilterHasAChipThatRemovesIt() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let list = try XCTUnwrap(stage.list)
            stage.catalogModel?.filterOpened()
            let years = YearRange(first: 1990, last: 1999)
            list.filterChanged(Filter(genres: ["18"], years: years, minimumRating: 7))
            let names = ["Drama", "1990–1999", "★ 7.0 or higher"]
            let chips = {
                main.window.all("GtkButton").filter { $0.has(style: "filter-chip") }
                    .compactMap(\.texts.first)
            }
            XCTAssertTrue(pump { chips() == names }, "\(chips())")
            stage.settle()
            try XCTUnwrap(main.window.buttons("Remove Filter: Drama").first).click()
            XCTAssertTrue(pump { chips() == Array(names.dropFirst()) })
            XCTAssertEqual(list.query.filter, Filter(years: years, minimumRating: 7))
            stage.provider.answer([[]])
            list.filterChanged(Filter(minimumRating: 10))
            XCTAssertTrue(pump { main.window.texts.contains("No Matches") })
            try XCTUnwrap(main.window.buttons("Clear Filters").first).click()
            XCTAssertTrue(pump { chips().isEmpty && list.query.filter.isEmpty })
            stage.close()
        }
    }

    func testClearingTheTextOrEscapeEndsTheSearch() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let entry = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
            main.window.activate(action: "win.search")
            XCTAssertTrue(entry.hasFocusWithin)
            let isAtRest = {
                stage.row("Movie 2") != nil && stage.catalogModel?.isSearching == false
            }
            for isByEscape in [false, true] {
                try stage.type("movie 17")
                XCTAssertTrue(pump { stage.rowTitles == ["Movie 17"] }, "\(stage.rowTitles)")
                XCTAssertTrue(pump { main.window.texts.contains("Search Results") })
                if isByEscape {
                    entry.emit("stop-search", of: gtk_search_entry_get_type())
                } else {
                    try stage.type("")
                }
                XCTAssertTrue(pump { isAtRest() })
                XCTAssertTrue(pump { main.window.texts.contains("Popular Movies") })
                let words = { String(cString: gtk_editable_get_text(entry.pointer.opaque)) }
                XCTAssertTrue(pump { words().isEmpty }, words())
            }
            // From the rows, Escape closes the details first, then ends the search.
            try stage.type("movie 17")
            XCTAssertTrue(pump { stage.rowTitles == ["Movie 17"] })
            stage.list?.rowTapped(Item.movie(17).id)
            main.window.activate(action: "win.back")
            XCTAssertEqual(stage.model.router.path, [])
            XCTAssertEqual(stage.rowTitles, ["Movie 17"])
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { isAtRest() })
            stage.close()
        }
    }

    func testListsFit360PixelsWithLargeTextInEveryLanguage() throws {
        try onMainLoop {
            defer { Style.scaleText(by: 1) }
            for language in Language.allCases {
                for scale in [1, 1.6] {
                    Style.scaleText(by: scale)
                    let stage = try Stage(descriptor: .films, language: language, isWarm: true)
                    let main = try stage.openLoaded(width: 360)
                    let isNarrow = { (state: String) in
                        stage.settle()
                        let width = main.currentPage?.root.minimumWidth ?? .max
                        XCTAssertLessThanOrEqual(width, 360, "\(state), \(language), \(scale)")
                    }
                    isNarrow("rows")
                    stage.list?.layoutTapped(.grid)
                    isNarrow("posters")
                    let years = YearRange(first: 1990, last: 1999)
                    stage.list?.filterChanged(Filter(genres: ["18"], years: years))
                    XCTAssertTrue(pump { stage.list?.rows.isLoading == false })
                    isNarrow("chips")
                    stage.catalogModel?.listTapped(ListID("favorites"))
                    XCTAssertTrue(pump { stage.list?.emptyReason == .marked(.favorite) })
                    isNarrow("no favorites")
                    stage.close()
                }
            }
        }
    }
}

extension Stage {
    /// The grid cell with a title.
    func cell(_ title: String) -> AnyWidget? {
        rows.first { $0.descendants().contains { $0.tooltip.hasPrefix("\(title)\n") } }
    }

    /// Chooses a list by its button's label.
    func choose(_ word: String) throws {
        let button = try XCTUnwrap(main?.window.buttons(word).first)
        gtk_toggle_button_set_active(button.pointer.cast(), 1)
    }

    var rowTitles: [String] { rows.compactMap(\.texts.first) }

    /// The rows' scroll offset, in application pixels.
    var place: Double? {
        main?.currentList?.root.all("GtkScrolledWindow").first
            .flatMap { gtk_scrolled_window_get_vadjustment($0.pointer.opaque) }
            .map { gtk_adjustment_get_value($0) }
    }

    /// Scrolls, waiting until GTK has laid out enough rows.
    func scroll(to place: Double) {
        let isThere = pump {
            main?.currentList?.scroll(by: place - (self.place ?? 0))
            settle()
            return self.place == place
        }
        XCTAssertTrue(isThere, "scrolled to \(place)")
    }

    private func sortButton() throws -> AnyWidget {
        let buttons = main?.window.all("GtkMenuButton") ?? []
        return try XCTUnwrap(buttons.first { $0.isSpoken("Sort") })
    }

    /// Opens the sort menu and returns its checked entries.
    fileprivate func sortMenu() throws -> [String] {
        let button = try sortButton()
        gtk_menu_button_popup(button.pointer.opaque)
        let popover = try XCTUnwrap(
            gtk_menu_button_get_popover(button.pointer.opaque).map { AnyWidget($0.raw.cast()) }
        )
        XCTAssertTrue(pump { !popover.texts.isEmpty })
        XCTAssertTrue(popover.texts.contains("Cancel"))
        let ticked = popover.all("GtkModelButton").filter { entry in
            var value = GValue()
            g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
            g_object_get_property(entry.pointer.cast(), "active", &value)
            return g_value_get_boolean(&value) != 0
        }
        gtk_menu_button_popdown(button.pointer.opaque)
        drain()
        return ticked.compactMap { entry in
            entry.descendants().first { $0.kind == "GtkLabel" }
                .map { String(cString: gtk_label_get_text($0.pointer.opaque)) }
        }
    }

    /// Chooses a sort menu entry.
    fileprivate func chooseSort(_ target: String, of choice: String) throws {
        let button = try sortButton()
        gtk_widget_activate_action_variant(
            button.pointer,
            "sort.\(choice)",
            g_variant_new_string(target)
        )
        drain()
    }
}
