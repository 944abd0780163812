import Catalog
import Features
import ImagePipeline
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests that resizing a window keeps its scroll position and selection.
final class ResizeTests: WidgetTestCase {
    private static let widths = [360, 1_280, 700, 2_000, 360, 1_280]

    func testTheGridKeepsTheOpenItemInView() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...400)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            stage.list?.layoutTapped(.grid)
            stage.settle()
            main.currentList?.scroll(by: 4_000)
            pump(frames: 5, of: main.window)
            let chosen = try XCTUnwrap(main.currentList?.scroller.topItem)
            main.currentList?.focus(chosen)
            stage.list?.rowTapped(chosen)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie \(chosen.key)") })
            for width in Self.widths {
                try stage.resize(width: width)
                XCTAssertEqual(stage.model.router.openItem, chosen)
                if !main.inner.isFolded {
                    XCTAssertTrue(stage.isSeen(chosen), "at \(width)")
                }
            }
            stage.close()
        }
    }

    func testTheGridKeepsItsPositionWithNothingOpen() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...400)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            stage.list?.layoutTapped(.grid)
            stage.settle()
            main.currentList?.scroll(by: 4_300)
            pump(frames: 5, of: main.window)
            let list = try XCTUnwrap(main.currentList)
            let top = try XCTUnwrap(
                list.scroller.visible.compactMap(list.scroller.placed).first {
                    $0.y >= 0 && $0.y + $0.height < list.scroller.window.pageHeight
                }
            )
            let place = list.scroller.window.offset
            for width in Self.widths {
                try stage.resize(width: width)
                let row = try XCTUnwrap(list.scroller.placed(top.position), "at \(width)")
                XCTAssertGreaterThan(row.y, -1, "at \(width)")
                XCTAssertLessThan(row.y + row.height, list.scroller.window.pageHeight + 1)
            }
            XCTAssertEqual(list.scroller.window.offset, place, accuracy: 1)
            stage.close()
        }
    }

    func testTheListKeepsItsPositionWhileTheWindowIsResized() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...400)], isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            main.currentList?.scroller.restore(top: Item.movie(101).id)
            XCTAssertTrue(pump { main.currentList?.scroller.topItem == Item.movie(101).id })
            // One frame per step, as when the user drags the window's edge.
            for width in Array(stride(from: 1_280, to: 360, by: -46)) + [360, 800, 1_280] {
                main.window.resize(width: width, height: 700)
                pump(frames: 1, of: main.window)
            }
            try stage.resize(width: 1_280)
            XCTAssertTrue(pump { stage.isSeen(Item.movie(101).id) })
            stage.close()
        }
    }

    func testTheStreamKeepsItsTopPhotoInView() throws {
        try onMainLoop {
            let pictures = StubPictures(size: { path in
                PixelSize(900, path.count % 2 == 0 ? 600 : 1_100)
            })
            let stage = try Stage([Item.photos(1...60)], descriptor: .photos, pictures: pictures)
            let main = try stage.open(width: 1_280, height: 700)
            XCTAssertTrue(pump { main.isPastSplash && !stage.rows.isEmpty })
            stage.settle()
            for _ in 0..<6 {
                main.currentList?.scroll(by: 900)
                pump(frames: 3, of: main.window)
                XCTAssertTrue(pump { arrivingPictureCount == 0 })
            }
            pump(frames: 5, of: main.window)
            let top = try XCTUnwrap(main.currentList?.scroller.topItem)
            for width in Self.widths {
                try stage.resize(width: width)
                XCTAssertTrue(stage.isSeen(top), "at \(width)")
            }
            stage.close()
        }
    }

    func testOpenDetailsStayOpen() throws {
        try onMainLoop {
            let text = String(repeating: "A long story. ", count: 700)
            let stage = try Stage([[.movie(1, overview: text), .movie(2)]], isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.texts.contains { $0.contains("A long story") } })
            stage.settle()
            let view = try XCTUnwrap(main.details.root.all("GtkScrolledWindow").first)
            for width in [360, 1_280, 360, 700] {
                try stage.resize(width: width)
                XCTAssertEqual(stage.model.router.openItem, Item.movie(1).id)
                XCTAssertTrue(
                    main.details.root.texts.contains { $0.contains("A long story") },
                    "at \(width)"
                )
                XCTAssertTrue(view.isMapped, "the same page, not another one")
            }
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { stage.model.router.path.isEmpty && stage.row("Movie 1") != nil })
            stage.close()
        }
    }

    func testFoldingKeepsTheSearchTextAndItsFocus() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...40)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            stage.catalogModel?.searchText = "Movie 3"
            XCTAssertTrue(pump { stage.catalogModel?.visible.rows.isLoading == false })
            main.currentPage?.focusSearch()
            for width in Self.widths {
                try stage.resize(width: width)
                XCTAssertEqual(stage.catalogModel?.searchText, "Movie 3")
                let entry = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
                XCTAssertTrue(entry.hasFocusWithin, "the keyboard stays in the field at \(width)")
            }
            stage.close()
        }
    }
}

extension Stage {
    /// Resizes the window and waits for the layout.
    fileprivate func resize(width: Int) throws {
        let main = try XCTUnwrap(main)
        main.window.resize(width: width, height: 700)
        // Without a window manager, GTK draws a frame a few pixels wide.
        XCTAssertTrue(pump { abs(main.window.width - width) < 20 }, "\(width)")
        pump(frames: 12, of: main.window)
    }

    /// Whether the row of an item is visible.
    fileprivate func isSeen(_ id: Item.ID) -> Bool {
        guard let list = main?.currentList, let position = list.order.ids.firstIndex(of: id),
            let row = list.view?.row(position), row.isMapped,
            let frame = row.frame(in: list.root)
        else { return false }
        return frame.y + frame.height > 8 && frame.y < Double(list.root.height) - 8
    }
}
