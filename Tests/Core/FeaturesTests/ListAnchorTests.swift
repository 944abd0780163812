import Catalog
import Testing

@testable import Features

@Suite("Scroll anchoring")
struct ListAnchorTests {
    private let items = (1...200).map { Books.item($0).id }
    private let query = Books.query()

    private var anchor: ListAnchor { ListAnchor(query: query) }

    private func list(at offset: Double, columns: Int = 2) -> LaidOutList {
        var list = LaidOutList(anchor, items, columns: columns)
        list.scroll(to: offset)
        return list
    }

    // MARK: Anchored rows

    @Test(
        "a clicked row keeps its height on screen, whatever moves the rows",
        arguments: [0, 37, 4_000, 14_000] as [Double],
        LaidOutList.Change.all
    )
    func chosen(offset: Double, change: LaidOutList.Change) throws {
        var list = list(at: offset)
        let middle = list.firstWhole + 5
        let before = try #require(list.row(middle))
        list.anchor.chose(before)
        list.make(change)
        let row = try #require(list.row(of: before.item))
        #expect(row.y >= 0 && row.y + row.height <= list.shape.height, "\(row)")
        if change.leavesRoom(from: offset) { #expect(abs(row.y - before.y) < 1, "\(row)") }
    }

    @Test(
        "without a clicked row, the first wholly visible row stays visible",
        arguments: [37, 4_000, 14_000] as [Double],
        LaidOutList.Change.all
    )
    func first(offset: Double, change: LaidOutList.Change) throws {
        var list = list(at: offset)
        let before = try #require(list.row(list.firstWhole))
        list.make(change)
        let row = try #require(list.row(of: before.item))
        #expect(row.y + row.height > 0 && row.y < list.shape.height, "\(row)")
    }

    @Test("a clicked row in a list's lower half stays visible when the columns become one")
    func fifthRow() throws {
        var list = LaidOutList(anchor, Array(items[..<15]), columns: 2)
        let row = try #require(list.row(8))
        #expect(row.y + row.height > list.shape.height, "only partly visible")
        list.anchor.chose(row)
        list.make(.columns(1))
        #expect(list.isWhole(row.item))
        list.make(.columns(2))
        #expect(list.offset == 0)
    }

    @Test("a list at its top stays there while the clicked row is visible")
    func top() throws {
        var list = LaidOutList(anchor, items, columns: 2)
        let row = try #require(list.row(2))
        list.anchor.chose(row)
        list.make(.columns(1))
        #expect(list.offset == 0)
    }

    @Test("a list at its top stays there, even if rows are inserted above")
    func news() {
        var list = LaidOutList(anchor, items, columns: 2)
        list.make(.rowsAbove(7))
        #expect(list.offset == 0)
        list.make(.columns(3))
        #expect(list.offset == 0)
    }

    @Test("undoing a change restores the offset each time", arguments: [0, 337, 4_000] as [Double])
    func backAndForth(offset: Double) throws {
        var list = list(at: offset, columns: 6)
        let row = try #require(list.row(list.firstWhole + 8))
        list.anchor.chose(row)
        for _ in 1...3 {
            list.make(.columns(3))
            #expect(list.isWhole(row.item))
            list.make(.columns(6))
            #expect(list.offset == offset)
        }
    }

    @Test("switching layouts and back restores the offset", arguments: [0, 337, 4_000] as [Double])
    func layouts(offset: Double) {
        var list = list(at: offset)
        for _ in 1...3 {
            list.make(.layout(.grid))
            list.make(.layout(.list))
            #expect(list.offset == offset)
        }
    }

    @Test(
        "resizing a window and back restores the offset",
        arguments: [0, 337, 4_000] as [Double]
    )
    func resizing(offset: Double) {
        var list = list(at: offset)
        let old = list.shape
        for _ in 1...3 {
            for width in stride(from: 1_280.0, to: 370, by: -70) {
                list.make(.resize(width, 640, columns: width < 840 ? 1 : 2))
            }
            list.make(.resize(old.width, old.height, columns: old.columns))
            #expect(list.offset == offset)
        }
    }

    @Test("a bar above the list covers rows instead of moving them, even when it disappears")
    func bar() {
        var list = list(at: 4_037)
        list.make(.bar(90))
        #expect(list.offset == 4_127)
        list.make(.bar(-90))
        #expect(list.offset == 4_037)
    }

    @Test("a bar never covers a clicked row")
    func barOverChosen() throws {
        var list = list(at: 4_000)
        let row = try #require(list.row(list.firstWhole))
        list.anchor.chose(row)
        list.make(.bar(90))
        #expect(list.isWhole(row.item))
    }

    @Test("a clicked row taller than the page fills it")
    func highRow() throws {
        var list = list(at: 4_000)
        list.rowHeight = 900
        let row = try #require(list.row(list.firstWhole))
        list.anchor.chose(row)
        list.make(.columns(1))
        let now = try #require(list.row(of: row.item))
        #expect(now.y <= 0 && now.y + now.height >= list.shape.height)
    }

    @Test("follows scrolls by the user and by the keyboard focus")
    func followed() throws {
        var list = list(at: 4_000)
        list.anchor.chose(try #require(list.row(list.firstWhole)))
        list.scroll(to: 6_037)
        list.layOut()
        #expect(list.offset == 6_037)
        list.scrollInLayout(to: 6_500)
        #expect(list.offset == 6_500)
        list.make(.columns(1))
        list.make(.columns(2))
        #expect(list.offset == 6_500)
    }

    @Test("appended rows and rows removed far away cause no scroll")
    func appended() {
        var list = list(at: 4_037)
        list.items += (300...320).map { Books.item($0).id }
        list.layOut()
        #expect(list.offset == 4_037)
        list.items.removeFirst(150)
        list.offset = 0
        list.layOut()
        #expect(list.offset == 0, "the anchored row is gone")
    }

    @Test("gives up when two layouts contradict each other")
    func disagreement() {
        var anchor = anchor
        anchor.restore(top: items[40])
        var steps = 0
        for turn in 1...30 {
            let layout = LaidOutList.layout(offset: Double(turn % 2) * 100)
            let step = anchor.laidOut(layout, of: items) {
                ListAnchor.Row(position: $0, item: items[$0], y: 250, height: 100)
            }
            if step != .stay { steps += 1 }
        }
        #expect(steps == 8)
        #expect(!anchor.isRestoring)
    }

    @Test("scrolls back a jump that follows a call to stay in place")
    func stay() {
        var list = list(at: 4_037)
        list.anchor.stay()
        list.scrollInLayout(to: 3_980)
        #expect(list.offset == 4_037)
    }

    // MARK: The top and restored rows

    @Test("more rows of the same query do not scroll; another query returns to the top")
    func queries() {
        var anchor = anchor
        let other = Books.query(search: "war")
        let returns = [query, other, other, query].map {
            anchor.orderChanged(for: $0, needsWhole: false, offset: 700)
        }
        #expect(returns == [false, true, false, true])
    }

    @Test(
        "while a whole list loads, a list at its top stays there",
        arguments: [(0, true), (0.9, true), (1, false), (700, false)]
    )
    func whole(offset: Double, returns: Bool) {
        var anchor = anchor
        let isReturning = anchor.orderChanged(for: query, needsWhole: true, offset: offset)
        #expect(isReturning == returns)
        anchor.restore(top: items[3])
        let isHeld = anchor.orderChanged(for: query, needsWhole: true, offset: offset)
        #expect(!isHeld, "a row is to be restored")
    }

    @Test("a return to the top ends at the top")
    func returning() {
        var list = list(at: 4_000)
        list.anchor.returnToTop()
        list.layOut()
        #expect(list.offset == 0)
        list.scroll(to: 500)
        list.layOut()
        #expect(list.offset == 500)
    }

    @Test("restores a row once it is known and laid out, and only once")
    func bringingBack() {
        var list = LaidOutList(anchor, Array(items[..<20]), columns: 2)
        list.anchor.restore(top: items[60])
        list.layOut()
        #expect(list.anchor.isRestoring)
        list.items = items
        list.layOut()
        #expect(!list.anchor.isRestoring)
        #expect(list.row(60)?.y == 0)
        list.scroll(to: 0)
        list.layOut()
        #expect(list.offset == 0)
    }

    @Test("scrolling by the user cancels restoring a row")
    func scrolled() {
        var list = LaidOutList(anchor, Array(items[..<20]), columns: 2)
        list.anchor.restore(top: items[60])
        list.scroll(to: 12)
        list.items = items
        list.layOut()
        #expect(list.offset == 12)
        #expect(!list.anchor.isRestoring)
    }

    @Test("returning to the top and restoring a row replace each other")
    func lastOneCounts() {
        var list = list(at: 4_000)
        list.anchor.restore(top: items[60])
        list.anchor.returnToTop()
        list.layOut()
        #expect(list.offset == 0)
        list.anchor.returnToTop()
        list.anchor.restore(top: items[60])
        list.layOut()
        #expect(list.row(60)?.y == 0)
    }

    @Test(
        "a revealed row scrolls into view, unless it is already visible",
        arguments: [20, 50, 90]
    )
    func revealing(position: Int) throws {
        var list = list(at: 4_037)
        list.anchor.reveal(items[position])
        list.layOut()
        #expect(list.isWhole(items[position]))
        if position == 50 { #expect(list.offset == 4_037) }
    }

    // MARK: Hidden lists

    @Test("a list releases its rows at the second check that finds it hidden")
    func hidden() {
        var anchor = anchor
        let looks = [false, true, false, false, false, true].map {
            anchor.looked(isVisible: $0, top: nil)
        }
        #expect(looks == [false, false, false, true, false, false])
        #expect(anchor.isResting)
        let comesBack = [anchor.wasShown(), anchor.wasShown()]
        #expect(comesBack == [true, false])
        let afterwards = [anchor.looked(isVisible: false, top: nil), anchor.isResting]
        #expect(afterwards == [false, false])
    }

    @Test(
        "a list that is shown again restores its exact offset",
        arguments: [0, 4_037] as [Double]
    )
    func rest(offset: Double) {
        var list = list(at: offset)
        for _ in 1...2 { _ = list.anchor.looked(isVisible: false, top: items[7]) }
        #expect(list.anchor.topItem(offset: 0, visible: nil) == items[7])
        #expect(!list.anchor.isRestoring, "the window may close meanwhile")
        let comesBack = list.anchor.wasShown()
        #expect(comesBack)
        list.make(.otherWidgets)
        #expect(list.offset == offset)
        #expect(!list.anchor.isRestoring)
    }

    @Test("the position saved for the next start is the visible row, or none at the top")
    func topItem() {
        let list = list(at: 4_037)
        #expect(list.anchor.topItem(offset: 0, visible: items[1]) == nil)
        #expect(list.anchor.topItem(offset: 4_037, visible: items[1]) == items[1])
    }
}

/// A list whose rows are all the same height.
///
/// It scrolls arbitrarily when its layout changes.
struct LaidOutList {
    /// A change that moves rows.
    enum Change: Hashable {
        case columns(Int)
        case resize(Double, Double, columns: Int)
        /// Another layout, or another text size.
        case otherWidgets
        case layout(ListDescriptor.Layout)
        case rowsAbove(Int)
        case bar(Double)

        static let all: [Change] = [
            .columns(1), .columns(3), .columns(6), .resize(370, 640, columns: 1),
            .resize(2_560, 1_300, columns: 4), .resize(1_280, 330, columns: 2), .otherWidgets,
            .layout(.grid), .rowsAbove(1), .rowsAbove(20),
        ]

        /// Whether enough rows lie above for a row to keep its position.
        func leavesRoom(from offset: Double) -> Bool {
            switch self {
            case .columns(let count): offset > 4_000 || (offset > 0 && count < 2)
            case .resize: false
            case .otherWidgets: true
            case .layout: offset > 4_000
            case .rowsAbove: offset > 0
            case .bar: true
            }
        }
    }

    var anchor: ListAnchor
    var items: [Item.ID]
    var rowHeight = 170.0
    var offset = 0.0
    private(set) var shape: ListAnchor.Layout.Shape

    init(_ anchor: ListAnchor, _ items: [Item.ID], columns: Int) {
        (self.anchor, self.items) = (anchor, items)
        shape = Self.layout(offset: 0, columns: columns).shape
        layOut()
    }

    static func layout(offset: Double, columns: Int = 2) -> ListAnchor.Layout {
        ListAnchor.Layout(
            shape: ListAnchor.Layout.Shape(
                width: 1_280,
                height: 780,
                top: 50,
                columns: columns,
                layout: .list,
                generation: 1
            ),
            offset: offset,
            contentHeight: 30_000
        )
    }

    private var contentHeight: Double {
        Double((items.count + shape.columns - 1) / shape.columns) * rowHeight
    }

    /// The position of the first wholly visible row.
    var firstWhole: Int { Int((offset / rowHeight).rounded(.up)) * shape.columns }

    /// A row's place on screen; like GTK, known only for visible rows.
    func row(_ position: Int) -> ListAnchor.Row? {
        let y = Double(position / shape.columns) * rowHeight - offset
        guard items.indices.contains(position), y + rowHeight > 0, y < shape.height else {
            return nil
        }
        return ListAnchor.Row(position: position, item: items[position], y: y, height: rowHeight)
    }

    func row(of item: Item.ID) -> ListAnchor.Row? { items.firstIndex(of: item).flatMap(row) }

    func isWhole(_ item: Item.ID) -> Bool {
        row(of: item).map { $0.y >= 0 && $0.y + $0.height <= shape.height } ?? false
    }

    mutating func scroll(to offset: Double) {
        self.offset = offset
        anchor.scrolled(to: offset)
        layOut()
    }

    /// Scrolls without a scroll event, as GTK does for a row that receives the focus.
    mutating func scrollInLayout(to offset: Double) {
        self.offset = offset
        layOut()
    }

    mutating func make(_ change: Change) {
        var (width, height, top) = (shape.width, shape.height, shape.top)
        var (columns, layout, generation) = (shape.columns, shape.layout, shape.generation)
        switch change {
        case .columns(let count):
            columns = count
            offset *= 0.9
        case .resize(let newWidth, let newHeight, let count):
            (width, height, columns) = (newWidth, newHeight, count)
            offset += 333
        case .otherWidgets:
            generation += 1
            offset = 0
        case .layout(let new):
            (layout, columns) = (new, new == .grid ? 6 : 2)
            generation += 1
            offset = 0
        case .rowsAbove(let count):
            items.insert(contentsOf: (1...count).map { Books.item(1_000 + $0).id }, at: 0)
        case .bar(let size):
            height -= size
            top += size
        }
        shape = ListAnchor.Layout.Shape(
            width: width,
            height: height,
            top: top,
            columns: columns,
            layout: layout,
            generation: generation
        )
        layOut()
    }

    /// Alternates layout and scrolling until nothing changes, then rests.
    mutating func layOut() {
        var step = ListAnchor.Step.reveal(0)
        while step != .stay {
            offset = min(max(0, offset), max(0, contentHeight - shape.height))
            let layout = ListAnchor.Layout(
                shape: shape,
                offset: offset,
                contentHeight: contentHeight
            )
            step = anchor.laidOut(layout, of: items, row: row)
            switch step {
            case .stay: break
            case .reveal(let position):
                // To the lower edge.
                offset = Double(position / shape.columns + 1) * rowHeight - shape.height
            case .scroll(let target): offset = target
            }
        }
        if anchor.isUnknown, let row = row(firstWhole) { anchor.rested(at: row, isChosen: false) }
    }
}
