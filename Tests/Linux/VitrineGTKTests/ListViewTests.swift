import CAdw
import XCTest

@testable import GTKSupport

final class ListViewTests: WidgetTestCase {
    func testCreatesOnlyTheRowsThatCellsShow() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 100_000)
            let window = TestWindow(stage.scroller)
            XCTAssertEqual(stage.model.count, 100_000)
            XCTAssertGreaterThan(stage.made, 5)
            XCTAssertLessThan(stage.made, 1_000)
            XCTAssertLessThan(LeakCounters.cells, 500)
            window.close()
        }
    }

    func testASpliceKeepsTheCellsOfSurroundingRows() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 10)
            let window = TestWindow(stage.scroller)
            let kept = stage.cells.filter { $0.key < 4 }
            XCTAssertEqual(kept.count, 4)
            let shows = kept.values.map(\.shows)
            stage.model.splice(at: 4, removed: 2, added: 3)
            pump(frames: 2, of: window.window)
            for (position, cell) in kept {
                XCTAssertTrue(stage.cells[position] === cell, "row \(position) has its cell")
            }
            XCTAssertEqual(kept.values.map(\.shows), shows)
            XCTAssertEqual(stage.model.count, 11)
            window.close()
        }
    }

    func testReplacingRowsReusesTheirCells() throws {
        try onMainLoop {
            let clears = Counter()
            let stage = ListStage(clears: clears)
            stage.model.splice(at: 0, removed: 0, added: 10)
            let window = TestWindow(stage.scroller)
            let (cells, before) = (stage.cells, clears.value)
            let others = (0..<10).map { TestRow(100 + $0) }
            stage.view.replaceRows { position, _ in position < 6 ? others[position] : nil }
            for (position, cell) in cells {
                XCTAssertTrue(stage.cells[position] === cell)
                XCTAssertEqual(cell.shows, position < 6 ? 2 : 1)
            }
            XCTAssertEqual(clears.value, before + 6)
            stage.view.replaceRows { position, row in
                XCTAssertEqual(row === others[position], position < 6, "the row it shows")
                return nil
            }
            window.close()
        }
    }

    func testInsertedRowsReuseTheCellsOfRemovedRows() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 10)
            let window = TestWindow(stage.scroller)
            let count = LeakCounters.cells
            let before = Set(stage.cells.values.map(ObjectIdentifier.init))
            stage.model.splice(at: 0, removed: 8, added: 0)
            pump(frames: 2, of: window.window)
            stage.model.splice(at: 0, removed: 0, added: 8)
            pump(frames: 2, of: window.window)
            XCTAssertEqual(Set(stage.cells.values.map(ObjectIdentifier.init)), before)
            XCTAssertEqual(LeakCounters.cells, count)
            window.close()
        }
    }

    func testActivatingARowReportsItsPosition() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 10)
            let window = TestWindow(stage.scroller)
            stage.cells[3]?.root.parent?.press()
            XCTAssertTrue(pump { stage.activated == [3] })
            window.close()
        }
    }

    func testScrollingWorksIfRowsGrowWiderThanTheView() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 100)
            let window = TestWindow(stage.scroller.narrowable(), width: 300)
            for cell in stage.cells.values { _ = cell.root.size(width: 1_024) }
            stage.scroller.offset = 200
            XCTAssertEqual(stage.scroller.offset, 200)
            window.close()
        }
    }

    func testFocusesARowThatHasACell() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 1_000)
            let window = TestWindow(stage.scroller)
            XCTAssertTrue(stage.view.focus(rowAt: 2))
            XCTAssertTrue(stage.cells[2]?.root.parent?.isFocused ?? false)
            XCTAssertFalse(stage.view.focus(rowAt: 900), "far away there is no cell")
            stage.view.scroll(to: 900)
            pump(frames: 2, of: window.window)
            XCTAssertTrue(stage.view.focus(rowAt: 900))
            window.close()
        }
    }

    func testRowsStayWhenOthersAreInsertedAboveEvenInAFormerlyEmptyList() throws {
        try onMainLoop {
            let stage = ListStage()
            let window = TestWindow(stage.scroller)
            pump(frames: 2, of: window.window)
            stage.model.splice(at: 0, removed: 0, added: 100)
            stage.view.scroll(to: 0)
            pump(frames: 3, of: window.window)
            let row = stage.scroller.contentHeight / 100
            stage.scroller.offset = 10 * row
            pump(frames: 3, of: window.window)
            stage.model.splice(at: 1, removed: 0, added: 3)
            pump(frames: 3, of: window.window)
            XCTAssertEqual(stage.scroller.offset, 13 * row, accuracy: 1)
            window.close()
        }
    }

    func testScrollingToTheTopOfAJustEmptiedListLogsNoWarning() throws {
        try onMainLoop {
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 100)
            let window = TestWindow(stage.scroller)
            stage.scroller.offset = 500
            pump(frames: 2, of: window.window)
            stage.model.splice(at: 0, removed: 100, added: 0)
            stage.scroller.offset = 0
            pump(frames: 2, of: window.window)
            XCTAssertEqual(stage.scroller.offset, 0)
            window.close()
        }
    }

    func testAGridScrollsSeveralTimesBetweenFrames() throws {
        try onMainLoop {
            let model = ListModel { TestRow($0) }
            let view = GridView(
                model,
                makeCell: { TestCell(clears: Counter()) },
                activated: { _ in }
            )
            view.columns = 5
            let scroller = ScrolledWindow(view)
            model.splice(at: 0, removed: 0, added: 304)
            let window = TestWindow(scroller, width: 700)
            let end = scroller.contentHeight - scroller.pageHeight
            XCTAssertGreaterThan(end, 1_000)
            for number in 1...20 {
                // GTK looks for the row using the previous frame's heights.
                for step in 1...3 { scroller.offset = Double((number * 7 + step * 617) % Int(end)) }
                let wanted = scroller.offset
                pump(frames: 2, of: window.window)
                XCTAssertEqual(scroller.offset, wanted, accuracy: 1)
            }
            for columns in [3, 5, 2] {
                scroller.offset = end / 2
                pump(frames: 2, of: window.window)
                view.columns = columns
                for _ in 1...3 { scroller.offset += 100 }
                pump(frames: 2, of: window.window)
            }
            window.close()
        }
    }

    func testPageKeysInAGridRightAfterARemovalLogNoWarning() throws {
        try onMainLoop {
            let model = ListModel { TestRow($0) }
            let view = GridView(
                model,
                makeCell: { TestCell(clears: Counter()) },
                activated: { _ in }
            )
            view.columns = 3
            let scroller = ScrolledWindow(view)
            model.splice(at: 0, removed: 0, added: 300)
            let window = TestWindow(scroller)
            _ = view.focus()
            // The last change leaves one row.
            for count in [1, 1, 4, 293] {
                model.splice(at: 0, removed: count, added: 0)
                for (value, key) in [
                    (GDK_KEY_Page_Down, "Page_Down"), (GDK_KEY_Page_Up, "Page_Up"),
                ] {
                    scroller.tellKey(value)
                    XCTAssertTrue(view.runShortcut(key))
                }
                pump(frames: 2, of: window.window)
            }
            window.close()
        }
    }

    func testFoldingAPaneUnderThePointerLogsNoWarning() throws {
        try onMainLoop {
            // Without motion, the pane is hidden during the layout that finds it too wide.
            Style.setMotion(false)
            defer { Style.resetMotion() }
            let stage = ListStage()
            stage.model.splice(at: 0, removed: 0, added: 60)
            let list = Box.vertical(spacing: 0, stage.scroller.expand(vertically: true))
            let pane = Box.vertical().expand(horizontally: true)
            let split = SplitView(list.size(width: 300), pane.size(width: 300))
            let window = TestWindow(split, width: 1_000)
            XCTAssertFalse(split.isFolded)
            let row = try XCTUnwrap(stage.cells[3]?.root.parent)
            let goings = Counter()
            pane.on("unmap") {
                goings.value += 1
                row.tell("enter", 5, 5, by: gtk_event_controller_motion_get_type())
            }
            _ = list.size(width: 900)
            XCTAssertTrue(pump { split.isFolded && goings.value == 1 })
            pump(frames: 3, of: window.window)
            window.close()
        }
    }

    func testCellsAreClearedAndReleased() throws {
        try onMainLoop {
            let before = (LeakCounters.cells, LeakCounters.handlers)
            weak var cell: TestCell?
            let clears = Counter()
            do {
                let stage = ListStage(clears: clears)
                stage.model.splice(at: 0, removed: 0, added: 10)
                let window = TestWindow(stage.scroller)
                cell = stage.cells[0]
                XCTAssertNotNil(cell)
                stage.model.splice(at: 0, removed: 5, added: 0)
                pump(frames: 2, of: window.window)
                XCTAssertGreaterThanOrEqual(clears.value, 5)
                window.close()
                XCTAssertGreaterThanOrEqual(clears.value, 10, "each cell released its row")
            }
            drain()
            XCTAssertNil(cell)
            XCTAssertEqual(LeakCounters.cells, before.0)
            XCTAssertEqual(LeakCounters.handlers, before.1)
        }
    }
}

@MainActor
private final class TestRow {
    let position: Int

    init(_ position: Int) {
        self.position = position
    }
}

@MainActor
private final class TestCell: ListCell {
    let root: AnyWidget
    private let label = Label()
    private let clears: Counter
    private(set) var shows = 0

    init(clears: Counter) {
        self.clears = clears
        root = label.size(height: 40).erased
    }

    func show(_ row: TestRow) {
        shows += 1
        label.text = "Row \(row.position)"
    }

    func clear() { clears.value += 1 }
}

@MainActor
private final class ListStage {
    let model: ListModel<TestRow>
    let view: ListView<TestCell>
    let scroller: ScrolledWindow
    private let log: Log

    final class Log {
        var made = 0
        var activated: [Int] = []
    }

    init(clears: Counter = Counter()) {
        let log = Log()
        self.log = log
        model = ListModel { position in
            log.made += 1
            return TestRow(position)
        }
        view = ListView(
            model,
            makeCell: { TestCell(clears: clears) },
            activated: { log.activated.append($0) }
        )
        scroller = ScrolledWindow(view)
    }

    var made: Int { log.made }
    var activated: [Int] { log.activated }
    var cells: [Int: TestCell] {
        var cells: [Int: TestCell] = [:]
        view.forEachCell { cells[$1] = $0 }
        return cells
    }
}
