import Catalog
import Features
import GTKSupport
import L10n
import XCTest

@testable import VitrineGTK

/// Tests the page of items that share a fact.
final class FilteredPageTests: WidgetTestCase {
    func testAFactOpensAPageWithBackToTheDetails() throws {
        try onMainLoop {
            for (width, language) in [(1_280, Language.english), (370, .ukrainian)] {
                let room = try Showroom(language, width: width, height: 700)
                room.show("movies")
                let before = try XCTUnwrap(room.list?.query)
                room.open(3)
                let details = try XCTUnwrap(room.model.details)
                let view = try XCTUnwrap(room.main.details.view)
                room.openFact { $0.facts.flatMap(\.filterLinks).first }
                let page = try XCTUnwrap(room.main.side.filtered)
                let title = try XCTUnwrap(room.model.filtered?.title)
                XCTAssertTrue(title.hasPrefix(language == .english ? "Directed by " : "Режисер: "))
                XCTAssertTrue(pump { page.root.isMapped && page.root.texts.contains(title) })
                room.settle()
                XCTAssertTrue(
                    pump { page.pane.list.root.hasFocusWithin },
                    "the rows have the focus"
                )
                XCTAssertEqual(room.list?.query, before)
                XCTAssertEqual(room.main.currentPage?.root.texts.contains(title), false)
                // A row opens above the page.
                page.pane.list.activate(0)
                room.wait { room.model.details?.content.value != nil && room.model.filtered == nil }
                XCTAssertEqual(room.model.router.pushed.count, 3)
                room.main.goBack()
                XCTAssertTrue(pump { page.root.isMapped })
                XCTAssertTrue(room.main.side.filtered === page)
                page.root.buttons(room.model.strings("details.back")).first?.click()
                XCTAssertTrue(pump { !page.root.isMapped && room.main.details.root.isMapped })
                XCTAssertTrue(room.model.details === details)
                XCTAssertTrue(room.main.details.view === view, "the page kept its place")
                XCTAssertFalse(page.model.list.isOnScreen)
                room.model.router.path = []
                XCTAssertTrue(pump { room.main.side.filtered == nil })
                room.close()
            }
        }
    }

    func testThePageIsRestoredAboveItsDetails() throws {
        try onMainLoop {
            let years = Filter(years: YearRange(first: 1994, last: 1994))
            var state = WindowState()
            state.app.catalog = CatalogID("movies")
            state.app.path = [.details(Item.movie(40).id), .list(CatalogID("movies"), years)]
            let stage = try Stage(
                [Item.movies(1...200)],
                descriptor: .films,
                isWarm: true,
                restored: state
            )
            let main = try stage.open()
            XCTAssertTrue(pump { main.side.filtered?.root.texts.contains("Year: 1994") == true })
            XCTAssertTrue(pump { main.side.filtered?.model.list.ids.isEmpty == false })
            main.goBack()
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 40") })
            stage.close()
            XCTAssertEqual(stage.kept.last?.app.path, [.details(Item.movie(40).id)])
        }
    }
}
