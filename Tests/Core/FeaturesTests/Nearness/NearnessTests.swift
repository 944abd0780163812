import Testing

@testable import Features

@Suite("Row nearness")
struct NearnessTests {
    @Test(
        "measures nearness in screens from the visible rows",
        arguments: [
            (105, Nearness.near), (90, .near), (89, .between), (80, .between), (79, .far),
            (109, .near), (119, .near), (120, .between), (129, .between), (130, .far), (0, .far),
        ]
    )
    func screens(position: Int, nearness: Nearness) {
        #expect(Nearness(of: position, visible: 100..<110) == nearness)
    }

    @Test("before any row is visible, the first row is near")
    func start() {
        #expect(Nearness(of: 0, visible: 0..<0) == .near)
    }
}
