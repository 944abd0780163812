import Testing

@testable import Features

@Suite("Rows added per frame")
struct ListGrowthTests {
    /// The number of rows in each frame.
    private func frames(_ shown: Int, of count: Int, seen: Int) -> [Int] {
        var steps = [ListGrowth.count(after: shown, of: count, seen: seen)]
        while let last = steps.last, last < count {
            steps.append(ListGrowth.count(after: last, of: count, seen: seen))
        }
        return steps
    }

    @Test("a long list grows in steps until all cells are in use, then shows all its rows")
    func long() {
        #expect(
            frames(0, of: 100_000, seen: 7) == Array(stride(from: 24, to: 217, by: 24)) + [100_000]
        )
        #expect(frames(0, of: 100_000, seen: 40) == [80, 160, 240, 100_000])
    }

    @Test("a later page shows at once, as does a replacement of as many rows")
    func short() {
        #expect(frames(0, of: 20, seen: 0) == [20])
        #expect(frames(40, of: 60, seen: 7) == [60])
        #expect(frames(300, of: 10_000, seen: 7) == [10_000])
        #expect(frames(300, of: 3, seen: 7) == [3])
        #expect(frames(0, of: 0, seen: 0) == [0])
    }
}
