import Catalog
import Testing

@testable import Features

@Suite("Where a list is to be")
struct ListAnchorTests {
    private let items = (1...40).map { Books.item($0).id }
    private let query = Books.query()

    private var anchor: ListAnchor { ListAnchor(query: query) }

    /// The steps of the frames that follow, until the return is over.
    private func frames(_ anchor: inout ListAnchor) -> [ListAnchor.Step] {
        var steps: [ListAnchor.Step] = []
        while steps.last != .stop, steps.count < 9 { steps.append(anchor.frameCame()) }
        return steps
    }

    @Test("more rows of the same query leave it where it is, another query returns to the top")
    func queries() {
        var anchor = anchor
        let other = Books.query(search: "war")
        let returns = [query, other, other, query].map {
            anchor.orderChanged(for: $0, needsWhole: false, offset: 700)
        }
        #expect(returns == [false, true, false, true])
    }

    @Test(
        "while the rest of a list is fetched, whoever is at the top stays at the top",
        arguments: [(0, true), (0.9, true), (1, false), (700, false)]
    )
    func whole(offset: Double, returns: Bool) {
        var anchor = anchor
        let isReturning = anchor.orderChanged(for: query, needsWhole: true, offset: offset)
        #expect(isReturning == returns)
        anchor.restore(top: items[3])
        let isHeld = anchor.orderChanged(for: query, needsWhole: true, offset: offset)
        #expect(!isHeld, "a row is to be brought back")
    }

    @Test("the return waits for the new rows' layout; rows that come meanwhile prolong it")
    func returning() {
        var anchor = anchor
        #expect(frames(&anchor) == [.stop])
        let isFirst = anchor.returnToTop()
        #expect(isFirst)
        #expect(anchor.frameCame() == .wait)
        let stays = anchor.orderChanged(for: query, needsWhole: false, offset: 700)
        #expect(stays, "it is not there yet")
        let isSecond = anchor.returnToTop()
        #expect(!isSecond, "frames are counted already")
        #expect(frames(&anchor) == [.wait, .scroll, .stop])
    }

    @Test("of a return and a row to bring back, the last one counts")
    func lastOneCounts() {
        var anchor = anchor
        anchor.restore(top: items[3])
        _ = anchor.returnToTop()
        #expect(anchor.target == nil)
        anchor.restore(top: items[5])
        #expect(frames(&anchor) == [.stop])
        #expect(anchor.target == ListAnchor.Target(item: items[5], y: 0))
    }

    @Test("a list that goes elsewhere brings no row back")
    func forgetting() {
        var anchor = anchor
        anchor.restore(top: items[3])
        anchor.forget()
        #expect(!anchor.isRestoring)
        let found = anchor.takeTarget(in: items, isLaidOut: true, offset: 0)
        #expect(found == nil)
    }

    @Test("a row is brought back once it is known and laid out, and once only")
    func bringingBack() throws {
        var anchor = anchor
        anchor.restore(top: items[29])
        #expect(anchor.isRestoring)
        let early = [
            anchor.takeTarget(in: items, isLaidOut: false, offset: 0),
            anchor.takeTarget(in: Array(items[..<20]), isLaidOut: true, offset: 0),
        ]
        #expect(early.allSatisfy { $0 == nil })
        let row = anchor.takeTarget(in: items, isLaidOut: true, offset: 0)
        let found = try #require(row)
        #expect(found == (29, ListAnchor.Target(item: items[29], y: 0)))
        #expect(!anchor.isRestoring)
        let again = anchor.takeTarget(in: items, isLaidOut: true, offset: 0)
        #expect(again == nil)
    }

    @Test("whoever has scrolled meanwhile is left alone")
    func scrolled() {
        var anchor = anchor
        anchor.restore(top: items[29])
        let found = anchor.takeTarget(in: items, isLaidOut: true, offset: 12)
        #expect(found == nil)
        #expect(anchor.target == nil, "and later, too")
    }

    @Test("a list lets go of its rows at the second look that finds it hidden, once")
    func hidden() {
        var anchor = anchor
        let looks = [false, true, false, false, false, true].map { anchor.looked(isVisible: $0) }
        #expect(looks == [false, false, false, true, false, false])
        #expect(anchor.isResting)
        let comesBack = [anchor.wasShown(), anchor.wasShown()]
        #expect(comesBack == [true, false])
        let afterwards = [anchor.looked(isVisible: false), anchor.isResting]
        #expect(afterwards == [false, false])
    }

    @Test("it comes back where it was, to the pixel; a row below the edge begins at it")
    func rest() throws {
        for (y, expected) in [(-31.5, -31.5), (8, 0), (nil, 0)] as [(Double?, Double)] {
            var anchor = anchor
            anchor.letGo(offset: 700, top: items[7], y: y)
            #expect(anchor.target == ListAnchor.Target(item: items[7], y: expected))
        }
        var top = anchor
        top.letGo(offset: 0, top: items[0], y: 0)
        #expect(top.target == nil, "at the top there is nothing to remember")
        var waiting = anchor
        waiting.restore(top: items[3])
        waiting.letGo(offset: 700, top: items[7], y: 0)
        #expect(waiting.target?.item == items[3], "the row that was to come back still is")
    }

    @Test("the place for the next start is what is seen, or what a resting list remembers")
    func topItem() {
        var anchor = anchor
        #expect(anchor.topItem(offset: 0) { items[1] } == nil)
        #expect(anchor.topItem(offset: 5) { items[1] } == items[1])
        for _ in 1...2 { _ = anchor.looked(isVisible: false) }
        anchor.letGo(offset: 700, top: items[7], y: 0)
        #expect(anchor.topItem(offset: 0) { items[1] } == items[7])
        #expect(!anchor.isRestoring, "a window may be closed meanwhile")
    }
}
