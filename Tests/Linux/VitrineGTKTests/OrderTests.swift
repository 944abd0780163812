import Catalog
import XCTest

@testable import VitrineGTK

final class OrderTests: XCTestCase {
    func testASingleRunCoversTheDifference() {
        XCTAssertNil(difference([1, 2, 3], [1, 2, 3]))
        XCTAssertNil(difference([], []))
        XCTAssertEqual(difference([], [1, 2])?.parts, [0, 0, 2])
        XCTAssertEqual(difference([1, 2], [])?.parts, [0, 2, 0])
        XCTAssertEqual(difference([1, 2], [1, 2, 3, 4])?.parts, [2, 0, 2], "grows at its end")
        XCTAssertEqual(difference([1, 2, 3], [9, 1, 2, 3])?.parts, [0, 0, 1], "news on top")
        XCTAssertEqual(difference([1, 2, 3, 4], [1, 3, 4])?.parts, [1, 1, 0], "one went")
        XCTAssertEqual(difference([1, 2, 3, 4], [1, 3, 2, 4])?.parts, [1, 2, 2], "two changed")
    }

    func testApplyingTheRunYieldsTheNewOrder() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let old = (0..<Int.random(in: 0...8, using: &numbers)).map { _ in Int.random(in: 0...4)
            }
            let new = (0..<Int.random(in: 0...8, using: &numbers)).map { _ in Int.random(in: 0...4)
            }
            var result = old
            if let change = difference(old, new) {
                let range = change.position..<(change.position + change.removed)
                let added = new[change.position..<(change.position + change.added)]
                result.replaceSubrange(range, with: added)
            }
            XCTAssertEqual(result, new, "from \(old)")
        }
    }

    func testRunsExcludeUnchangedRows() {
        XCTAssertEqual(runs([1, 5, 9], [1, 5, 9]), [])
        XCTAssertEqual(
            runs([1, 5, 9], [0, 1, 2, 3, 5, 9, 10]),
            [[0, 0, 1], [2, 0, 2], [6, 0, 1]]
        )
        XCTAssertEqual(runs([1, 5, 9], [1, 2, 5, 7, 9]), [[1, 0, 1], [3, 0, 1]])
        XCTAssertEqual(runs([0, 1, 2, 3, 5], [1, 5]), [[0, 1, 0], [1, 2, 0]])
        XCTAssertEqual(runs([1, 2, 3, 4], [1, 3, 2, 4]), [[1, 2, 2]], "others changed places")
        XCTAssertEqual(runs([1, 5, 9], [5, 1, 7, 9]), [[0, 2, 3]], "some of both")
    }

    func testApplyingTheRunsYieldsTheNewOrder() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let long = Array(Set((0..<9).map { _ in Int.random(in: 0...30, using: &numbers) }))
            let short = long.filter { _ in Bool.random(using: &numbers) }
            for (old, new) in [(short, long), (long, short), (long, long.reversed())] {
                var result = old
                for run in OrderDifference.runs(from: old, to: new) {
                    result.replaceSubrange(
                        run.position..<(run.position + run.removed),
                        with: new[run.position..<(run.position + run.added)]
                    )
                }
                XCTAssertEqual(result, new, "from \(old)")
            }
        }
    }

    private func runs(_ old: [Int], _ new: [Int]) -> [[Int]] {
        OrderDifference.runs(from: old, to: new).map(\.parts)
    }

    private func difference(_ old: [Int], _ new: [Int]) -> OrderDifference? {
        let ids = { (keys: [Int]) in keys.map { Item.ID(CatalogID("movies"), String($0)) } }
        return OrderDifference(from: ids(old), to: ids(new))
    }
}

extension OrderDifference {
    fileprivate var parts: [Int] { [position, removed, added] }
}
