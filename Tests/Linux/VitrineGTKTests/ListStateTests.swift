import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class ListStateTests: WidgetTestCase {
    func testScreenReadersSpeakTheRowsSentence() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            _ = try stage.openLoaded()
            let row = try XCTUnwrap(stage.row("Movie 1"))
            let speech = try XCTUnwrap(stage.list?.row(at: 0)?.content?.speech)
            XCTAssertTrue(speech.contains("Movie 1") && speech.contains("7.5"))
            XCTAssertTrue(row.isSpoken(speech), speech)
            stage.close()
        }
    }

    func testTheOpenRowIsSelected() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            let row = try XCTUnwrap(stage.row("Movie 2"))
            row.press()
            XCTAssertTrue(pump { stage.markedTitles == ["Movie 2"] })
            XCTAssertTrue(row.isSelected)
            stage.row("Movie 1")?.press()
            XCTAssertTrue(pump { stage.markedTitles == ["Movie 1"] })
            XCTAssertFalse(row.isSelected)
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { stage.markedTitles.isEmpty })
            stage.close()
        }
    }

    func testTheRefreshButtonSpinsAndKeepsTheFocus() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            let button = try XCTUnwrap(
                main.window.all("GtkButton").first { $0.isSpoken("Refresh") }
            )
            button.focus()
            stage.provider.shut(true)
            let asked = stage.provider.asked.count
            button.press()
            XCTAssertTrue(pump { button.spins })
            XCTAssertTrue(button.isFocused)
            for _ in 0..<5 { main.window.activate(action: "win.refresh") }
            XCTAssertTrue(pump { stage.provider.asked.count > asked })
            drain()
            XCTAssertEqual(stage.provider.asked.count, asked + 1, "one request for a held key")
            XCTAssertNotNil(stage.row("Movie 1"), "the rows stay")
            stage.provider.shut(false)
            XCTAssertTrue(pump { !button.spins })
            XCTAssertTrue(button.isFocused)
            stage.close()
        }
    }

    func testTheFooterShowsLoadingAFailureAndTheEnd() throws {
        try onMainLoop {
            let pages = [Item.movies(1...20), Item.movies(21...40), Item.movies(41...60)]
            let stage = try Stage(pages)
            let main = try stage.openLoaded()
            stage.provider.shut(true)
            main.scrollToEnd()
            XCTAssertTrue(pump { stage.footer?.spins ?? false }, "loading")
            XCTAssertTrue(stage.footer?.isSpoken("Loading more") ?? false)
            stage.provider.fail(.server(status: 500, message: "out of <order>"))
            stage.provider.shut(false)
            XCTAssertTrue(pump { stage.footer?.texts.contains("Try Again") ?? false })
            let words = stage.footer?.texts.first ?? ""
            XCTAssertTrue(words.contains("out of <order>"), words)
            XCTAssertTrue(stage.footer?.isSpoken(words) ?? false, "the row says why")
            XCTAssertNil(stage.model.router.alert, "a failing next page shows its row only")
            stage.provider.fail(nil)
            // Enter on the footer does the same as its button.
            stage.footer?.press()
            XCTAssertTrue(pump { stage.list?.ids.count == 60 })
            XCTAssertTrue(
                pump {
                    main.scrollToEnd()
                    return stage.footer?.texts == ["End of list"]
                }
            )
            stage.close()
        }
    }

    /// GTK keeps the last row in view at the end: a footer that stayed there would load every page.
    func testReachingTheEndLoadsOnlyTheNextPages() throws {
        try onMainLoop {
            let pages = (0..<30).map { page in Item.movies((1...20).map { $0 + page * 20 }) }
            for isByKeyboard in [false, true] {
                let stage = try Stage(pages)
                let main = try stage.openLoaded()
                let known = try XCTUnwrap(stage.list?.ids.count)
                stage.provider.shut(true)
                main.scrollToEnd()
                XCTAssertTrue(pump { stage.footer != nil })
                if isByKeyboard { XCTAssertTrue(stage.footer?.focus() ?? false) }
                pump(frames: 3, of: main.window)
                stage.provider.shut(false)
                XCTAssertTrue(pump { (stage.list?.ids.count ?? 0) > known })
                pump(frames: 60, of: main.window)
                XCTAssertLessThanOrEqual(stage.provider.asked.count, 5)
                XCTAssertNotNil(stage.row("Movie \(known)"), "the last known row stays in view")
                stage.close()
            }
        }
    }

    func testTheOfflineBannerAppearsAboveStoredRows() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            let isBannerShown = {
                main.window.texts.contains { $0.hasPrefix("You’re offline. Last updated ") }
            }
            XCTAssertFalse(isBannerShown())
            stage.provider.fail(.offline)
            main.window.activate(action: "win.refresh")
            XCTAssertTrue(pump { isBannerShown() })
            XCTAssertNotNil(stage.row("Movie 1"))
            XCTAssertTrue(pump { ShownAlert.first != nil })
            let texts = ShownAlert.first?.texts ?? []
            XCTAssertTrue(texts.contains("Error"), "\(texts)")
            XCTAssertTrue(texts.contains { $0.hasPrefix("You are offline. Please, enable") })
            XCTAssertTrue(ShownAlert.first?.answer("Close") ?? false)
            stage.provider.fail(nil)
            try XCTUnwrap(main.window.buttons("Try Again").first).click()
            XCTAssertTrue(pump { stage.list?.isOffline == false }, "its button asks again")
            stage.close()
        }
    }

    func testAFailedRefreshShowsItsFooterOnlyAtTheEndOfAWideList() throws {
        try onMainLoop {
            let pages = (0..<5).map { page in Item.movies((1...20).map { $0 + page * 20 }) }
            let stage = try Stage(pages)
            let main = try stage.openLoaded(width: 1_200)
            let list = try XCTUnwrap(main.currentList)
            XCTAssertEqual(list.scroller.arrangement, .pairsOfRows)
            stage.provider.fail(.offline)
            main.window.activate(action: "win.refresh")
            XCTAssertTrue(pump { stage.list?.footer == .failed(.offline) })
            ShownAlert.first?.close()
            stage.settle()
            XCTAssertFalse(list.scroller.footer.root.isVisible)
            XCTAssertTrue(
                pump {
                    main.scrollToEnd()
                    return list.scroller.footer.root.isVisible
                }
            )
            stage.settle()
            XCTAssertTrue(list.scroller.footer.root.isVisible)
            list.scroller.window.offset = 0
            XCTAssertTrue(pump { !list.scroller.footer.root.isVisible })
            stage.close()
        }
    }

    func testAWideListHidesItsFooterWithoutScrolling() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...20), []])
            stage.provider.fail(page: 2, .server(status: 500, message: nil))
            let main = try stage.openLoaded(width: 1_200)
            let list = try XCTUnwrap(main.currentList)
            XCTAssertEqual(list.scroller.arrangement, .pairsOfRows)
            XCTAssertTrue(
                pump {
                    main.scrollToEnd()
                    return list.scroller.footer.root.isVisible
                        && stage.list?.footer == .failed(.server(status: 500, message: nil))
                }
            )
            stage.settle()
            stage.provider.fail(page: 2, nil)
            stage.list?.footerTapped()
            XCTAssertTrue(pump { stage.list?.footer == .end })
            XCTAssertTrue(pump { !list.scroller.footer.root.isVisible })
            stage.close()
        }
    }

    func testOnlyOneAlertIsShownAtATime() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            _ = try stage.openLoaded()
            for status in [500, 501, 502] {
                stage.model.router.present(.server(status: status, message: nil))
                XCTAssertTrue(pump { !ShownAlert.all.isEmpty })
                drain()
            }
            XCTAssertEqual(ShownAlert.all.count, 1)
            ShownAlert.first?.close()
            XCTAssertTrue(pump { stage.model.router.alert == nil && ShownAlert.all.isEmpty })
            // The same error shows a new alert.
            stage.model.router.present(.server(status: 500, message: nil))
            XCTAssertTrue(pump { ShownAlert.all.count == 1 })
            ShownAlert.first?.close()
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            stage.close()
        }
    }

    func testANewFirstRowKeepsTheCellsOfOtherRows() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            let row = try XCTUnwrap(stage.row("Movie 1"))
            stage.provider.answer([Item.movies([99] + Array(1...20))])
            main.window.activate(action: "win.refresh")
            XCTAssertTrue(pump { stage.row("Movie 99") != nil })
            XCTAssertEqual(stage.row("Movie 1")?.pointer, row.pointer)
            XCTAssertEqual(stage.row("Movie 1")?.texts.first, "Movie 1")
            stage.close()
        }
    }

    /// A row requested before the widgets know the new order belongs to the old one.
    func testEntriesFollowTheOrderTheWidgetsShow() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            _ = try stage.openLoaded()
            let list = try XCTUnwrap(stage.list)
            let order = ShownOrder(list)
            let old = list.ids
            let take = { (new: [Item.ID]) in
                order.move(to: new, by: order.runs(to: new)) { _ in }
            }
            take([old[3]] + old)
            XCTAssertEqual(order.ids.count, 21)
            XCTAssertEqual(order.entry(at: 0).row?.id, old[3])
            XCTAssertEqual(order.entry(at: 1).row?.id, old[0])
            XCTAssertTrue(order.entry(at: 21).isFooter)
            take([Item.ID(CatalogID("movies"), "gone")] + old)
            XCTAssertNil(order.entry(at: 0).row)
            XCTAssertFalse(order.entry(at: 0).isFooter)
            stage.close()
        }
    }
}

extension Stage {
    /// The titles of the rows that look selected.
    fileprivate var markedTitles: [String] {
        rows.filter { $0.descendants().contains { $0.has(style: "selected") } }
            .compactMap { $0.texts.first }
    }

    /// The footer below the last item, if it is on screen.
    fileprivate var footer: AnyWidget? {
        rows.first { row in
            !row.descendants(mapped: true).contains { $0.has(style: "item-card") }
        }
    }
}
