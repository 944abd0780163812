import CGTK
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class DetailsLayoutTests: WidgetTestCase {
    private static let sizes = [(1_280, 800, true), (370, 640, false)]

    func testTheEssentialsAreVisibleWithoutScrolling() throws {
        try onMainLoop {
            for language in [Language.english, .ukrainian] {
                for (width, height, isLarge) in Self.sizes {
                    let room = try Showroom(language, width: width, height: height)
                    room.show("movies")
                    room.open(3)
                    room.settle()
                    let view = try XCTUnwrap(room.main.details.view)
                    let page = view.scroller
                    let essentials =
                        view.root.all("GtkLabel").filter { $0.has(style: "title-1") }
                        + view.root.all("GtkLabel").filter { $0.has(style: "hero-facts") }
                        + view.root.all("GtkButton").filter { $0.has(style: "pill") }
                    XCTAssertEqual(essentials.count, 5, "title, facts, rating, two buttons")
                    for part in essentials {
                        let frame = try XCTUnwrap(part.frame(in: page))
                        XCTAssertGreaterThanOrEqual(frame.x, 18)
                        XCTAssertLessThanOrEqual(frame.x + frame.width, page.pageWidth - 18)
                        XCTAssertLessThanOrEqual(frame.y + frame.height, page.pageHeight)
                    }
                    let text = try XCTUnwrap(
                        view.root.all("GtkLabel").first { $0.has(style: "overview") }
                    )
                    let frame = try XCTUnwrap(text.frame(in: page))
                    let line = frame.height / Double(text.lineCount)
                    if isLarge { XCTAssertLessThan(frame.y + 3 * line, page.pageHeight) }
                    room.close()
                }
            }
        }
    }

    func testEveryItemHasTheSameFrame() throws {
        try onMainLoop {
            let wide = Artwork(path: "/wide.jpg")
            var items = Item.movies(1...3)
            items[1] = Item(id: items[1].id, title: "None", artwork: nil, facets: Facets())
            items[2] = Item(id: items[2].id, title: "Wide", artwork: wide, facets: Facets())
            let stage = try Stage([items], isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            for (width, size) in [(1_280, [150, 225]), (2_300, [240, 360])] {
                main.window.resize(width: width, height: 900)
                for item in items {
                    stage.list?.rowTapped(item.id)
                    XCTAssertTrue(pump { main.details.view != nil })
                    stage.settle()
                    let button = try XCTUnwrap(main.details.view?.posterButton)
                    XCTAssertEqual([button.width, button.height], size, item.title)
                }
            }
            stage.close()
        }
    }

    func testEverythingBeginsAtOneLeftEdge() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 2_400)
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.count == 4 }
            room.settle()
            let view = try XCTUnwrap(room.main.details.view)
            let page = view.root
            let parts: [AnyWidget?] = [
                view.posterButton.erased,
                page.all("GtkLabel").first { $0.texts == ["Overview"] },
                page.all("GtkLabel").first { $0.has(style: "overview") },
                page.all("GtkButton").first { $0.has(style: "genre") },
                page.all("GtkLabel").first { $0.texts == ["Director"] },
                page.all("GtkLabel").first { $0.texts == ["Cast"] },
                page.all("VtPicture").first { $0.has(style: "round") },
                page.all("GtkLabel").first { $0.texts == ["Similar"] },
            ]
            for part in parts {
                let part = try XCTUnwrap(part)
                XCTAssertEqual(try XCTUnwrap(part.frame(in: view.scroller)).x, 18, "\(part.texts)")
            }
            let row = try XCTUnwrap(page.all("VtScrolling").first ?? page.all("GtkListView").first)
            XCTAssertEqual(row.parent?.width, Int(view.scroller.pageWidth), "to the pane's edge")
            let names = page.all("GtkButton").filter { $0.has(style: "genre") }
            XCTAssertGreaterThan(Set(names.map(\.width)).count, 3, "each as wide as its text")
            room.close()
        }
    }

    func testThePaneHasOneWidthPerWindowSize() throws {
        for (room, width) in [
            (720, 360), (800, 400), (920, 400), (1_080, 450), (2_360, 760), (500, 360),
        ] {
            XCTAssertEqual(SidePane.width(in: room), width)
        }
        try onMainLoop {
            var widths: Set<Int> = []
            var rooms: Set<Int> = []
            for language in [Language.english, .ukrainian] {
                let room = try Showroom(language, width: 1_280, height: 800)
                for place in ["movies", "films", "characters"] {
                    room.show(place)
                    room.open(0)
                    room.settle()
                    widths.insert(room.main.side.root.width)
                }
                room.home()
                let shelf = try XCTUnwrap(room.model.home?.shelves.first { !$0.cards.isEmpty })
                room.model.cardTapped(shelf.cards[0].id, on: shelf)
                room.settle()
                widths.insert(room.main.side.root.width)
                rooms.insert(room.main.inner.width)
                room.close()
            }
            XCTAssertEqual(widths, Set(rooms.map(SidePane.width)))
            XCTAssertEqual(widths.count, 1)
        }
    }

    func testTheSpotlightsButtonsStandStill() throws {
        try onMainLoop {
            for (width, height) in [(1_280, 800), (370, 640)] {
                let room = try Showroom(.english, width: width, height: height)
                room.home()
                let spotlight = try XCTUnwrap(room.model.home?.spotlight)
                room.wait { !spotlight.items.isEmpty }
                let view = try XCTUnwrap(room.main.home?.root.all("GtkOverlay").first)
                var places: Set<[Double]> = []
                for _ in 0..<spotlight.items.count {
                    room.settle()
                    let buttons = ["Details", "Previous", "Next"].flatMap { view.buttons($0) }
                    let frames = buttons.compactMap { $0.frame(in: view) }
                    places.insert([Double(view.height)] + frames.flatMap { [$0.x, $0.y] })
                    let dots = view.all("GtkBox").filter { $0.has(style: "dot") }
                    XCTAssertEqual(
                        dots.map { $0.has(style: "current") },
                        spotlight.items.indices.map { $0 == spotlight.position }
                    )
                    spotlight.nextTapped()
                }
                XCTAssertEqual(places.count, 1, "\(places)")
                XCTAssertGreaterThan(places.first?.count ?? 0, 3)
                room.close()
            }
        }
    }
}

extension AnyWidget {
    /// The number of lines of a label.
    fileprivate var lineCount: Int {
        Int(pango_layout_get_line_count(gtk_label_get_layout(pointer.opaque)))
    }
}
