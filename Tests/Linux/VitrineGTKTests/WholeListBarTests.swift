import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class WholeListBarTests: WidgetTestCase {
    func testTheBarDisappearsWhenAllPagesAreLoaded() throws {
        try onMainLoop {
            let stage = try Stage(pages, descriptor: .cast, isWarm: true)
            let main = try stage.openLoaded()
            XCTAssertFalse(main.bar.isMapped)
            stage.provider.shut(true)
            stage.list?.sortKeyTapped(SortID("popularity"))
            XCTAssertTrue(pump { stage.provider.asked.last == 1 })
            stage.provider.shut(false)
            XCTAssertTrue(pump { stage.list?.ids.count == 120 })
            XCTAssertTrue(pump { !main.bar.isMapped })
            XCTAssertTrue(pump { stage.rows.first?.texts.contains("Character 120") ?? false })
            stage.close()
        }
    }

    func testAFailedPageOffersToTryAgain() throws {
        try onMainLoop {
            let stage = try Stage(pages, descriptor: .cast, isWarm: true)
            let main = try stage.openLoaded()
            stage.provider.fail(page: 2, .server(status: 500, message: "Broken"))
            stage.list?.sortKeyTapped(SortID("popularity"))
            XCTAssertTrue(pump { main.bar.isMapped && !main.bar.buttons("Try Again").isEmpty })
            XCTAssertTrue(
                main.bar.texts.contains("Pages loaded: 1 of 3. Couldn’t load the rest. Broken")
            )
            XCTAssertNil(stage.model.router.alert)
            XCTAssertEqual(stage.list?.ids.count, 40)
            stage.provider.fail(page: 2, nil)
            try XCTUnwrap(main.bar.buttons("Try Again").first).click()
            XCTAssertTrue(pump { stage.list?.ids.count == 120 })
            XCTAssertTrue(pump { !main.bar.isMapped })
            XCTAssertEqual(stage.provider.asked.suffix(3), [2, 2, 3])
            stage.close()
        }
    }

    func testANewOrderScrollsToTheTop() throws {
        try onMainLoop {
            let stage = try Stage(pages, descriptor: .cast, isWarm: true)
            let list = try XCTUnwrap(try stage.openLoaded().currentList)
            for (direction, first) in [(Sort.Direction.descending, 120), (.ascending, 1)] {
                list.scroll(by: 1_500)
                stage.settle()
                XCTAssertGreaterThan(list.scroller.window.offset, 1_000)
                stage.list?.sortKeyTapped(SortID("popularity"))
                stage.list?.sortDirectionTapped(direction)
                XCTAssertTrue(
                    pump { stage.list?.ids.first == Item.character(first).id },
                    "\(direction)"
                )
                XCTAssertTrue(pump { stage.list?.ids.count == 120 })
                stage.settle()
                XCTAssertEqual(list.scroller.window.offset, 0, "\(direction)")
                XCTAssertEqual(stage.firstTitle(in: list.root), "Character \(first)")
            }
            stage.close()
        }
    }

    func testTheTopRowStaysWhileOtherRowsAreInserted() throws {
        try onMainLoop {
            let stage = try Stage([pages[0]], descriptor: .cast, isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.sortKeyTapped(SortID("popularity"))
            XCTAssertTrue(pump { stage.list?.ids.first == Item.character(40).id })
            let list = try XCTUnwrap(main.currentList)
            stage.settle()
            list.scroll(by: 900)
            stage.settle()
            let title = try XCTUnwrap(stage.firstTitle(in: list.root))
            let place = try XCTUnwrap(stage.top(of: title, in: list.root))
            // Insert rows, half of them above and half below.
            let more = (41...60).map { Item.character($0, popularity: Double($0 * 7 % 40) + 0.5) }
            stage.provider.answer([pages[0], more])
            stage.list?.refreshRequested()
            XCTAssertTrue(pump { stage.list?.ids.count == 60 })
            stage.settle()
            let moved = try XCTUnwrap(stage.top(of: title, in: list.root)) - place
            XCTAssertEqual(moved, 0, accuracy: 1)
            stage.close()
        }
    }
}

/// Three pages of forty, with the most popular on the last.
private let pages: [[Item]] = (0..<3).map { page in
    (1...40).map { .character(page * 40 + $0, popularity: Double(page * 40 + $0)) }
}

extension MainWindow {
    /// The wholeList bar below the rows.
    @MainActor fileprivate var bar: AnyWidget {
        window.descendants().first { $0.has(style: "completion-bar") } ?? window.erased
    }
}

extension Stage {
    /// The title of the first fully visible row.
    fileprivate func firstTitle(in list: AnyWidget) -> String? {
        rows.filter { ($0.top(in: list) ?? -1) >= 0 }
            .min { ($0.top(in: list) ?? 0) < ($1.top(in: list) ?? 0) }?.texts.first
    }

    fileprivate func top(of title: String, in list: AnyWidget) -> Double? {
        row(title)?.top(in: list)
    }
}

extension AnyWidget {
    @MainActor fileprivate func top(in other: AnyWidget) -> Double? { point(0, 0, in: other)?.y }
}
