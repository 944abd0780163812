import CGTK
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class PaneSlideTests: WidgetTestCase {
    func testThePaneSlidesOverTheListWhichIsLaidOutOnce() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 800)
            room.show("movies")
            room.settle()
            let main = room.main
            let full = main.content.width
            let opening = room.widths { room.list?.rowTapped(room.list!.ids[0]) }
            let open = full - SidePane.width(in: main.inner.width)
            XCTAssertEqual(opening.list, [full, open], "once, at the end")
            // Without animation there is one position. A busy machine draws only a few between.
            XCTAssertGreaterThan(opening.pane.count, 1, "it slides: \(opening.pane)")
            XCTAssertEqual(opening.pane, opening.pane.sorted(by: >))
            room.wait { room.model.details?.content.isLoading == false }
            XCTAssertFalse(main.details.root.texts.isEmpty)
            let closing = room.widths { room.model.details?.closeTapped() }
            XCTAssertEqual(closing.list, [open, full], "once, at the start")
            XCTAssertEqual(closing.pane, closing.pane.sorted())
            XCTAssertFalse(main.side.root.isVisible)
            XCTAssertTrue(main.details.root.texts.isEmpty, "released")
            room.close()
        }
    }

    func testWithoutAnimationsThePaneComesAtOnce() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 800)
            room.show("movies")
            room.settle()
            Style.setMotion(false)
            defer { Style.resetMotion() }
            let seen = room.widths { room.list?.rowTapped(room.list!.ids[0]) }
            XCTAssertEqual(seen.pane.count, 1)
            XCTAssertEqual(seen.list.count, 2)
            XCTAssertFalse(room.main.slide.isMoving)
            room.close()
        }
    }

    func testAReversedSlideEndsWhereItShould() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 800)
            room.show("movies")
            room.settle()
            let full = room.main.content.width
            let id = try XCTUnwrap(room.list?.ids.first)
            for _ in 0..<3 {
                room.list?.rowTapped(id)
                pump(frames: 3, of: room.main.window)
                room.model.router.path = []
                pump(frames: 2, of: room.main.window)
            }
            XCTAssertTrue(pump { !room.main.slide.isMoving })
            room.settle()
            XCTAssertFalse(room.main.side.root.isVisible)
            XCTAssertEqual(room.main.content.width, full)
            room.close()
        }
    }
}

extension Showroom {
    /// The different widths of the list and left edges of the pane, frame by frame.
    fileprivate func widths(
        while action: @MainActor () -> Void
    ) -> (list: [Int], pane: [Double]) {
        // What hides the list, and moves with the details.
        let opaque = main.side.root.descendants().first { $0.has(style: "side-pane") }
        XCTAssertEqual(opaque?.has(style: "side-pane"), true)
        var (list, pane): ([Int], [Double]) = ([main.content.width], [])
        action()
        XCTAssertTrue(
            pump {
                if main.content.width != list.last { list.append(main.content.width) }
                if main.side.root.isVisible, let frame = opaque?.frame(in: main.layers),
                    frame.width > 0, frame.x != pane.last
                {
                    pane.append(frame.x)
                }
                return !main.slide.isMoving && main.slide.isOpen != main.model.router.path.isEmpty
            }
        )
        settle()
        if main.content.width != list.last { list.append(main.content.width) }
        if pane.isEmpty, let frame = opaque?.frame(in: main.layers) {
            pane.append(frame.x)
        }
        return (list, pane)
    }
}
