import Testing

@testable import Features

@Suite("Nearness in a stream of rows of unequal height")
struct StreamViewportTests {
    /// Rows of 100 application pixels.
    ///
    /// The first starts `top` below the upper edge.
    private func rowFrames(_ count: Int, from top: Double, each height: Double = 100)
        -> [StreamViewport.Row]
    {
        (0..<count).map {
            StreamViewport.Row(
                position: $0,
                top: top + Double($0) * height,
                bottom: top + Double($0 + 1) * height
            )
        }
    }

    @Test("visible rows load first, then the nearest ones")
    func order() throws {
        let sight = try #require(StreamViewport(rowFrames(40, from: -1_050), height: 250))
        #expect(sight.visible == 10..<13)
        #expect(sight.near == [10, 11, 12, 13, 9, 14])
        let expected: [(Int, Nearness)] = [
            (11, .near), (15, .between), (5, .between), (20, .far), (0, .far),
        ]
        for (position, nearness) in expected {
            #expect(sight.nearness(of: position) == nearness, "\(position)")
        }
    }

    @Test("at most six rows load at the start", arguments: [200.0, 500, 590])
    func start(height: Double) throws {
        let sight = try #require(StreamViewport(rowFrames(100, from: 0), height: height))
        #expect(sight.near.count <= 6)
        #expect(sight.near.first == 0)
    }

    @Test("all visible rows load")
    func tall() throws {
        let sight = try #require(StreamViewport(rowFrames(100, from: -20), height: 2_000))
        #expect(sight.visible == 0..<21)
        #expect(sight.near == Array(0..<21))
    }

    @Test("loads no row more than a screen away")
    func aScreen() throws {
        let sight = try #require(StreamViewport(rowFrames(100, from: 0, each: 400), height: 500))
        #expect(sight.near == [0, 1, 2])
    }

    @Test("returns nil without laid-out or visible rows")
    func nothing() {
        #expect(StreamViewport([], height: 500) == nil)
        #expect(StreamViewport(rowFrames(5, from: 600), height: 500) == nil)
        #expect(StreamViewport(rowFrames(5, from: 0), height: 0) == nil)
    }
}
