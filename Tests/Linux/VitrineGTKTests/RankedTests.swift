import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests rows with running text, and details with a button that returns to the list.
final class RankedTests: WidgetTestCase {
    @MainActor private static func stage(
        _ items: [Item] = (1...15).map { .ranked($0) },
        language: Language = .english
    ) throws -> Stage {
        try Stage([items], descriptor: .ranked, language: language, isWarm: true)
    }

    func testARowShowsAtMostThreeLinesOfText() throws {
        try onMainLoop {
            let items = [
                Item.ranked(1, String(repeating: "Long title ", count: 12)),
                .ranked(2, text: "Short."), .ranked(3),
            ]
            for width in [360, 1_200] {
                let stage = try Self.stage(items)
                _ = try stage.openLoaded(width: width)
                let rows = stage.rows.filter { $0.texts.count >= 2 }
                XCTAssertEqual(rows.count, 3)
                for row in rows {
                    let card = try XCTUnwrap(row.all("VtCard").first)
                    let summary = try XCTUnwrap(card.paintedTexts.dropFirst().first)
                    XCTAssertLessThanOrEqual(summary.lineCount, 3)
                    let end = summary.place.y + summary.place.height
                    XCTAssertLessThanOrEqual(end, Double(card.height))
                    XCTAssertNotNil(row.all("GtkButton").first { $0.has(style: "heart") })
                    XCTAssertEqual(row.height, rows[0].height, "at \(width)")
                }
                let cut = try XCTUnwrap(rows[2].all("VtCard").first?.paintedTexts.dropFirst().first)
                XCTAssertEqual(cut.lineCount, 3)
                XCTAssertTrue(cut.isCut)
                XCTAssertTrue(rows[1].isSpoken("2. \(items[1].title), Short., rated 9.8"))
                stage.close()
            }
        }
    }

    func testRowsShowRankAndRatingInOneColumn() throws {
        try onMainLoop {
            for width in [360, 1_280, 2_560] {
                let stage = try Self.stage()
                let main = try stage.openLoaded(width: width)
                XCTAssertEqual(main.currentList?.scroller.arrangement, .ranking)
                let rows = stage.rows.filter { $0.texts.count >= 2 }
                for (number, row) in rows.enumerated() {
                    let texts = try XCTUnwrap(row.all("VtCard").first).paintedTexts.map(\.words)
                    XCTAssertEqual(texts.first, "\(number + 1). Film \(number + 1)")
                    XCTAssertTrue(texts.last?.hasPrefix("★ 9.") ?? false, "\(texts)")
                    XCTAssertLessThanOrEqual(row.width, 960)
                    XCTAssertEqual(row.frame(in: main.window)?.x, rows[0].frame(in: main.window)?.x)
                }
                stage.close()
            }
        }
    }

    func testTheListControlStaysWhileRowsScroll() throws {
        try onMainLoop {
            let stage = try Self.stage()
            let main = try stage.openLoaded(width: 360)
            let control = try XCTUnwrap(main.window.buttons("Critic Rated").first)
            let before = try XCTUnwrap(control.frame(in: main.window))
            stage.scroll(to: 700)
            XCTAssertEqual(control.frame(in: main.window), before)
            XCTAssertTrue(control.isMapped)
            let rows = stage.rows.compactMap { $0.frame(in: main.window)?.y }
            XCTAssertTrue(rows.contains { $0 < before.y }, "rows went under it")
            stage.close()
        }
    }

    func testSessionFavoritesAgreeInBothListsAndDetails() throws {
        try onMainLoop {
            let stage = try Self.stage()
            stage.provider.answer([[.ranked(40), .ranked(3)]], for: ListID("critic-rated"))
            let main = try stage.openLoaded()
            try XCTUnwrap(stage.heart(of: "Film 3")).click()
            XCTAssertTrue(pump { stage.heart(of: "Film 3")?.has(style: "filled") == true })
            try stage.choose("Critic Rated")
            stage.list?.refreshRequested()
            XCTAssertTrue(pump { stage.heart(of: "Film 3")?.has(style: "filled") == true })
            XCTAssertTrue(pump { stage.heart(of: "Film 40")?.has(style: "filled") == false })
            stage.list?.rowTapped(Item.ranked(3).id)
            let heart = { main.details.root.all("GtkButton").first { $0.has(style: "heart") } }
            XCTAssertTrue(pump { heart()?.has(style: "filled") == true })
            heart()?.click()
            XCTAssertTrue(pump { stage.heart(of: "Film 3")?.has(style: "filled") == false })
            try stage.choose("User Rated")
            XCTAssertTrue(pump { stage.heart(of: "Film 3")?.has(style: "filled") == false })
            stage.close()
        }
    }

    func testDetailsShowTheWholeTextAndReturnToTheRow() throws {
        try onMainLoop {
            for width in [360, 1_200] {
                let stage = try Self.stage()
                let main = try stage.openLoaded(width: width)
                let row = try XCTUnwrap(stage.row("Film 2"))
                row.focus()
                row.press()
                XCTAssertTrue(pump { main.details.root.texts.contains(Item.longText) })
                pump(frames: 30, of: main.window)
                let text = try XCTUnwrap(
                    main.details.root.all("GtkLabel").first { $0.texts == [Item.longText] }
                )
                let layout = gtk_label_get_layout(text.pointer.opaque)
                XCTAssertEqual(pango_layout_is_ellipsized(layout), 0)
                let back = try XCTUnwrap(main.details.root.buttons("Return to Film List").first)
                let frame = try XCTUnwrap(back.frame(in: main.window))
                XCTAssertLessThanOrEqual(frame.y + frame.height, Double(main.window.height))
                back.focus()
                back.click()
                XCTAssertTrue(pump { stage.model.router.path.isEmpty })
                XCTAssertTrue(pump { stage.row("Film 2")?.isFocused ?? false }, "at \(width)")
                if width > 1_000 {
                    XCTAssertTrue(pump { !main.side.root.isVisible })
                    XCTAssertFalse(stage.row("Film 2")?.isSelected ?? true)
                } else {
                    XCTAssertTrue(pump { !main.inner.showsSecond })
                }
                stage.close()
            }
        }
    }

    func testOtherCatalogsHaveNoReturnButton() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            XCTAssertTrue(
                main.details.root.descendants().allSatisfy { !$0.has(style: "return-bar") }
            )
            stage.close()
        }
    }

    func testRowsAndDetailsFit360PixelsWithLargeText() throws {
        try onMainLoop {
            defer { Style.scaleText(by: 1) }
            for language in Language.allCases {
                Style.scaleText(by: 1.6)
                let stage = try Self.stage(language: language)
                let main = try stage.openLoaded(width: 360)
                XCTAssertLessThanOrEqual(main.currentPage?.root.minimumWidth ?? .max, 360)
                stage.list?.rowTapped(Item.ranked(1).id)
                XCTAssertTrue(pump { main.details.root.texts.contains(Item.longText) })
                stage.settle()
                XCTAssertLessThanOrEqual(main.details.root.minimumWidth, 360, "\(language)")
                stage.close()
            }
        }
    }
}

extension Stage {
    fileprivate func heart(of title: String) -> AnyWidget? {
        row(title)?.all("GtkButton").first { $0.has(style: "heart") }
    }
}
