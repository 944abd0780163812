import CAdw
import CGTK
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests how a card paints its texts, and what the layout and contrast walks report about it.
final class CardTests: WidgetTestCase {
    private static var styles: [Card.TextStyle] {
        var title = Card.TextStyle()
        (title.lines, title.weight) = (2, 700)
        var figures = Card.TextStyle()
        figures.hasEqualDigits = true
        return [title, figures]
    }

    @MainActor private static func card(_ texts: [String], _ styles: [Card.TextStyle]) -> Card {
        let card = Card(
            Box.vertical().size(width: 40, height: 60),
            texts: styles,
            trailing: Button(icon: "vitrine-heart-symbolic", name: "Heart")
        )
        card.show(texts)
        return card
    }

    func testHeightDependsOnTheFontNotTheTexts() throws {
        try onMainLoop {
            defer { Style.scaleText(by: 1) }
            let long = Array(repeating: String(repeating: "word ", count: 40), count: 2)
            var heights: [Int] = []
            for scale in [1.0, 2.0] {
                Style.scaleText(by: scale)
                let cards = [Self.card([], Self.styles), Self.card(long, Self.styles)]
                let window = TestWindow(Box.vertical(cards[0], cards[1]))
                XCTAssertTrue(pump { cards[1].height > 0 })
                XCTAssertEqual(cards[0].height, cards[1].height)
                heights.append(cards[0].height)
                window.close()
            }
            XCTAssertGreaterThan(heights[1], heights[0])
        }
    }

    func testATextFollowsAShortTitleAtOnce() throws {
        try onMainLoop {
            let cards = ["Short", String(repeating: "long ", count: 20)].map { title in
                let card = Card(texts: Self.styles).size(width: 120)
                card.show([title, "8.1"])
                return card
            }
            let window = TestWindow(Box.horizontal(spacing: 0, cards[0], cards[1]))
            XCTAssertTrue(pump { cards[1].height > 0 })
            let texts = cards.map(\.erased.paintedTexts)
            let gaps = texts.map { $0[1].place.y - $0[0].place.y - $0[0].place.height }
            XCTAssertEqual(texts.map { $0[0].lineCount }, [1, 2])
            XCTAssertEqual(gaps[0], gaps[1], accuracy: 2)
            XCTAssertEqual(cards[0].height, cards[1].height, "the row is as high as ever")
            window.close()
        }
    }

    func testATooltipAppearsOnlyForWhatIsCutOff() throws {
        try onMainLoop {
            let card = Card(texts: Self.styles).size(width: 120)
            let label = Label("Label").ellipsized()
            let box = Box.vertical(card, label)
            let window = TestWindow(box)
            let long = String(repeating: "long ", count: 20)
            let needs = { (tooltip: String) in
                box.erased.tooltip = tooltip
                return vt_widget_needs_tooltip(box.pointer) != 0
            }
            for (title, isNeeded) in [("Short", false), (long, true)] {
                card.show([title, "8.1"])
                XCTAssertTrue(pump { needs("\(title)\n8.1\nLabel") == isNeeded }, title)
            }
            XCTAssertTrue(needs("Something else"))
            XCTAssertFalse(needs(""))
            window.close()
        }
    }

    func testAMenuButtonHasNoTooltipWhileItsMenuIsOpen() throws {
        try onMainLoop {
            let menu = Menu()
            menu.append("Entry", action: "test.none")
            let button = MenuButton(icon: "open-menu-symbolic", name: "Menu", menu: menu)
            let window = TestWindow(Box.vertical(button))
            XCTAssertTrue(vt_widget_needs_tooltip(button.pointer) != 0)
            gtk_menu_button_popup(button.pointer.opaque)
            XCTAssertTrue(pump { vt_widget_needs_tooltip(button.pointer) == 0 })
            gtk_menu_button_popdown(button.pointer.opaque)
            XCTAssertTrue(pump { vt_widget_needs_tooltip(button.pointer) != 0 })
            window.close()
        }
    }

    func testAListTextEndsWithTheNumberOfTheElementsLeftOut() throws {
        try onMainLoop {
            var list = Card.TextStyle()
            list.isList = true
            let card = Card(texts: [list])
            card.show(["Action, Adventure, Science Fiction"])
            let window = TestWindow(card)
            for (width, shown) in [
                (60, "Action +2"), (150, "Action, Adventure +1"),
                (400, "Action, Adventure, Science Fiction"), (150, "Action, Adventure +1"),
            ] {
                _ = card.size(width: width)
                window.window.erased.resizeWindow(width: width, height: 80)
                XCTAssertTrue(pump { card.width == width }, "\(card.width)")
                XCTAssertEqual(card.erased.paintedTexts.map(\.shown), [shown])
            }
            window.close()
        }
    }

    func testTextsAlignWithTheCardsStartInEveryScript() throws {
        try onMainLoop {
            let card = Self.card(["Title", "8.1", "فيلم"], Self.styles + [Card.TextStyle()])
            let window = TestWindow(card)
            XCTAssertTrue(pump { card.width > 0 })
            let before = card.erased.paintedTexts.map(\.place)
            XCTAssertEqual(before.map(\.x), [56, 56, 56])
            gtk_widget_set_direction(card.pointer, GTK_TEXT_DIR_RTL)
            pump(frames: 2, of: window.window)
            for text in card.erased.paintedTexts {
                let end = text.place.x + text.place.width
                XCTAssertEqual(end, Double(card.width) - 56, accuracy: 1, text.words)
            }
            window.close()
        }
    }

    func testTheWalksReportCutAndPaleTexts() throws {
        try onMainLoop {
            var pale = Card.TextStyle()
            pale.alpha = 0.2
            let good = Self.card(["Title", "8.1"], Self.styles)
            let bad = Self.card(["Title", String(repeating: "8.1 ", count: 99)], Self.styles)
            let faint = Self.card(["Title"], [pale])
            let window = TestWindow(Box.vertical(good, bad, faint))
            XCTAssertTrue(pump { faint.height > 0 })
            let walk = LayoutWalk(window.window.erased, frame: 0, isTight: false)
            XCTAssertEqual(walk.textCount, 5)
            XCTAssertEqual(walk.faults.count, 1, "\(walk.faults)")
            let seen = window.window.erased
            let meter = ContrastMeter(seen, in: seen) { pump(frames: 2, of: window.window) }
            XCTAssertGreaterThanOrEqual(meter.count, 5)
            XCTAssertEqual(meter.faults.count, 1, "\(meter.faults)")
            window.close()
        }
    }
}
