import Catalog
import Library
import Testing

@testable import Features

/// Random event sequences, reproducible from their seed.
@Suite("List invariants under random events")
struct ListInvariantTests {
    @Test("the invariants hold after each event, and the list finally loads", arguments: 0..<200)
    func random(seed: UInt64) {
        var world = ListWorld(seed: seed)
        for _ in 0..<200 { world.step() }
        world.settle()
        guard case .loaded(let order) = world.state.rows else {
            Issue.record("Not loaded: \(world.state.phase) after \(world.history.suffix(12))")
            return
        }
        #expect(order.query == world.state.query)
        #expect(world.state.asksService ? !world.isServiceDown : true)
        #expect(world.state.needsWhole ? world.state.footer == .end : true)
    }
}
