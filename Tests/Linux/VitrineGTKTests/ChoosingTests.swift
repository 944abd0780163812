import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests search within favorites, and choosing lists and filters.
final class ChoosingTests: WidgetTestCase {
    func testASearchInFavoritesCanBeWidenedOrCleared() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            try stage.store(favorites: [Item.movie(3).id])
            let main = try stage.openLoaded()
            let words = ["Popular", "Top Rated", "Favorites"]
            let marked = {
                words.filter { word in
                    main.window.buttons(word).contains {
                        gtk_toggle_button_get_active($0.pointer.cast()) != 0
                    }
                }
            }
            XCTAssertEqual(marked(), ["Popular"])
            try stage.type("movie 1")
            XCTAssertTrue(pump { main.window.texts.contains("Search Results") })
            XCTAssertTrue(pump { marked() == [] }, "\(marked())")

            try stage.choose("Favorites")
            XCTAssertTrue(pump { main.window.texts.contains("Results in Favorites") })
            XCTAssertTrue(pump { marked() == ["Favorites"] }, "\(marked())")
            XCTAssertTrue(pump { main.window.texts.contains("No favorite matches “movie 1”.") })
            let entry = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
            XCTAssertTrue(pump { entry.isSpoken("Search favorites") })
            let all = try XCTUnwrap(main.window.buttons("Search All").first)
            all.click()
            XCTAssertTrue(pump { stage.rowTitles.first == "Movie 1" }, "\(stage.rowTitles)")
            XCTAssertTrue(pump { marked() == [] })
            XCTAssertTrue(entry.hasFocusWithin, "not lost with the button")

            try stage.type("zebra")
            XCTAssertTrue(pump { main.window.texts.contains("No Results in Favorites") })
            XCTAssertTrue(pump { !main.window.buttons("Clear").isEmpty })
            try XCTUnwrap(main.window.buttons("Clear").first).click()
            XCTAssertTrue(pump { stage.rowTitles.first == "Movie 3" }, "\(stage.rowTitles)")
            XCTAssertEqual(stage.catalogModel?.selected.query.list, ListID("favorites"))
            XCTAssertTrue(pump { marked() == ["Favorites"] })
            stage.close()
        }
    }

    func testChoosingAListEndsTheSearch() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            try stage.type("movie 17")
            XCTAssertTrue(pump { stage.rowTitles == ["Movie 17"] })
            // During a search no list button is active, so the open list can be chosen.
            try stage.choose("Popular")
            XCTAssertTrue(pump { main.window.texts.contains("Popular Movies") })
            XCTAssertTrue(pump { stage.rowTitles.first == "Movie 1" })
            XCTAssertEqual(stage.catalogModel?.searchText, "")
            stage.close()
        }
    }

    func testTheFilterOffersDecadesARatingAndTheResultCount() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            try stage.store(favorites: [1, 2].map { Item.movie($0).id })
            let main = try stage.openLoaded()
            try stage.choose("Favorites")
            XCTAssertTrue(pump { stage.rowTitles.prefix(2) == ["Movie 2", "Movie 1"] })
            let button = try XCTUnwrap(
                main.window.all("GtkMenuButton").first { $0.isSpoken("Filter") }
            )
            XCTAssertTrue(pump { gtk_widget_get_sensitive(button.pointer) != 0 })
            gtk_menu_button_popup(button.pointer.opaque)
            XCTAssertTrue(pump { button.texts.contains("Only those with all of these") })
            let ninety = try XCTUnwrap(button.buttons("1990s").first)
            ninety.click()
            XCTAssertTrue(pump { button.texts.contains("2 results") }, "\(button.texts)")
            XCTAssertEqual(
                stage.list?.query.filter.years,
                YearRange(first: 1990, last: 1999)
            )
            let slider = try XCTUnwrap(button.all("GtkScale").first)
            XCTAssertTrue(slider.isSpoken("Minimum Rating"))
            gtk_range_set_value(slider.pointer.cast(), 7.9)
            XCTAssertTrue(pump { stage.list?.query.filter.minimumRating == 8 })
            XCTAssertTrue(pump { button.texts.contains("0 results") }, "\(button.texts)")
            XCTAssertTrue(button.texts.contains("★ 8.0 or higher"))
            XCTAssertTrue(
                pump { gtk_range_get_value(slider.pointer.cast()) == 8 },
                "it rests where the filter is"
            )
            XCTAssertFalse(button.texts.contains("Original Language"), "favorites lack this fact")
            gtk_menu_button_popdown(button.pointer.opaque)
            stage.close()
        }
    }

    func testTheFilterOffersRuntimesLanguagesAndCountries() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let button = try XCTUnwrap(
                main.window.all("GtkMenuButton").first { $0.isSpoken("Filter") }
            )
            gtk_menu_button_popup(button.pointer.opaque)
            XCTAssertTrue(pump { button.buttons("Up to 2 h").count == 1 })
            let lists = button.all("GtkDropDown")
            XCTAssertEqual(lists.count, 2)
            let names = { lists.compactMap { $0.all("GtkToggleButton").first } }
            XCTAssertTrue(names()[0].isSpoken("Original Language: Any"))
            XCTAssertTrue(names()[1].isSpoken("Country: Any"))
            button.buttons("Up to 2 h").first?.click()
            let model = try XCTUnwrap(stage.catalogModel)
            let (chinese, france) = (
                try XCTUnwrap(model.languages.firstIndex(of: "zh")),
                try XCTUnwrap(model.countries.firstIndex(of: "FR"))
            )
            gtk_drop_down_set_selected(lists[0].pointer.opaque, UInt32(chinese))
            gtk_drop_down_set_selected(lists[1].pointer.opaque, UInt32(france))
            XCTAssertEqual(
                model.filter,
                Filter(countries: ["FR"], maximumRuntime: 120, language: "zh")
            )
            XCTAssertTrue(pump { names()[0].isSpoken("Original Language: Chinese") })
            XCTAssertTrue(names()[1].isSpoken("Country: France"))
            model.visible.filterCleared()
            XCTAssertTrue(pump { gtk_drop_down_get_selected(lists[1].pointer.opaque) == 0 })
            XCTAssertEqual(gtk_drop_down_get_selected(lists[0].pointer.opaque), 0)
            XCTAssertTrue(model.filter.isEmpty)
            gtk_menu_button_popdown(button.pointer.opaque)
            stage.close()
        }
    }
}
