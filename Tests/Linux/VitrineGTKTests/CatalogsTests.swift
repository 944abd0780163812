import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests several catalogs in one window.
final class CatalogsTests: WidgetTestCase {
    @MainActor private static func stage(language: Language = .english) throws -> Stage {
        let films = StubProvider([(1...15).map { Item.ranked($0) }], descriptor: .ranked)
        return try Stage(descriptor: .films, language: language, isWarm: true, beside: [films])
    }

    func testEachSymbolHasAnIconAndOneForMissingPictures() throws {
        try onMainLoop {
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
            for symbol in CatalogSymbol.allCases {
                XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, symbol.iconName), 0, "\(symbol)")
            }
            XCTAssertEqual(CatalogSymbol.book.placeholderName, CatalogSymbol.book.iconName)
            XCTAssertEqual(CatalogSymbol.film.placeholderName, CatalogSymbol.filmPlaceholder)
        }
    }

    func testEachCatalogKeepsItsScrollPositionAndSearch() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            try stage.type("movie 1")
            XCTAssertTrue(pump { stage.rowTitles.prefix(2) == ["Movie 1", "Movie 10"] })
            stage.scroll(to: 400)

            main.window.activate(action: "win.catalog-2")
            XCTAssertTrue(pump { stage.row("Film 1") != nil })
            XCTAssertTrue(pump { main.window.texts.contains("Rated by Users") })
            XCTAssertTrue(pump { main.window.all("GtkSearchEntry").isEmpty }, "none to search")
            let sorting = main.window.all("GtkMenuButton").filter { $0.isSpoken("Sort") }
            XCTAssertTrue(sorting.isEmpty, "nothing to sort by")
            XCTAssertEqual(stage.place, 0)
            stage.scroll(to: 250)

            main.window.activate(action: "win.catalog-1")
            XCTAssertTrue(pump { main.window.texts.contains("Search Results") })
            XCTAssertTrue(pump { stage.place == 400 }, "\(stage.place ?? -1)")
            main.window.activate(action: "win.catalog-2")
            XCTAssertTrue(pump { stage.place == 250 })
            // No third catalog exists.
            main.window.activate(action: "win.catalog-3")
            XCTAssertEqual(stage.model.catalog?.id, CatalogDescriptor.ranked.id)
            stage.close()
        }
    }

    func testSwitchingCatalogsKeepsTheFocusInTheRows() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.currentList?.root.hasFocusWithin ?? false })
            main.window.activate(action: "win.catalog-2")
            XCTAssertTrue(pump { stage.row("Film 1") != nil })
            main.window.activate(action: "win.catalog-1")
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertTrue(pump { main.currentList?.root.hasFocusWithin ?? false })
            stage.close()
        }
    }

    /// A page that fades while a pane appears would be laid out for the wrong width.
    func testAPageFadesOnlyIfTheSidePaneStaysAsItIs() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded(width: 1_280)
            Style.setMotion(true)
            defer { Style.resetMotion() }
            main.window.activate(action: "win.catalog-2")
            XCTAssertTrue(pump { main.shownPage == "ranked" })
            XCTAssertTrue(main.isPageFading)
            XCTAssertTrue(pump { !main.isPageFading })
            stage.model.catalogModel(of: .ranked)?.selected.rowTapped(Item.ranked(1).id)
            XCTAssertTrue(pump { main.side.root.isVisible })
            main.window.activate(action: "win.catalog-1")
            XCTAssertTrue(pump { main.shownPage == "movies" })
            XCTAssertFalse(main.isPageFading)
            stage.close()
        }
    }

    func testEachCatalogKeepsItsOpenDetails() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            main.window.activate(action: "win.catalog-2")
            XCTAssertTrue(pump { !main.side.root.isVisible })
            XCTAssertTrue(pump { stage.row("Film 1") != nil })
            main.window.activate(action: "win.catalog-1")
            XCTAssertTrue(pump { main.side.root.isVisible })
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            stage.close()
        }
    }

    func testSidebarAndSwitcherListEveryCatalog() throws {
        try onMainLoop {
            for language in Language.allCases {
                let words = Localizer(language)
                let names = ["catalog.movies", "catalog.films"].map { words($0) }
                let stage = try Self.stage(language: language)
                let main = try stage.openLoaded(width: 360)
                XCTAssertTrue(main.outer.isFolded)
                let button = { (name: String) in
                    main.window.all("GtkToggleButton").first { $0.texts == [name] }
                }
                XCTAssertTrue(pump { names.allSatisfy { button($0) != nil } })
                XCTAssertTrue(button(names[0])?.isChosen ?? false)
                XCTAssertLessThanOrEqual(main.outer.minimumWidth, 360)
                gtk_toggle_button_set_active(try XCTUnwrap(button(names[1])).pointer.cast(), 1)
                XCTAssertTrue(pump { stage.row("Film 1") != nil })
                XCTAssertTrue(pump { button(names[1])?.isChosen ?? false })
                main.window.resize(width: 1_200, height: 700)
                XCTAssertTrue(pump { !main.outer.isFolded })
                let rows = main.window.all("GtkListBoxRow").filter { names.contains($0.texts[0]) }
                XCTAssertEqual(rows.map(\.texts), names.map { [$0] })
                stage.close()
            }
        }
    }
}

extension AnyWidget {
    fileprivate var isChosen: Bool { gtk_toggle_button_get_active(pointer.cast()) != 0 }
}
