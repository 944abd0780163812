import Networking
import Testing

@Suite("The least speed of a response")
struct LeastSpeedTests {
    /// Seconds of time and bytes that have come by then; the second at which it is given up.
    private func end(
        of marks: [(second: Double, received: Int?)],
        _ least: LeastSpeed = LeastSpeed()
    ) -> Double? {
        let start = ContinuousClock.now
        var gauge = LeastSpeed.Gauge(least, start: start)
        return marks.first {
            gauge.isTooSlow(received: $0.received, at: start + .seconds($0.second))
        }?.second
    }

    @Test("a byte a second is given up after a window, a thousand within each are not")
    func trickle() {
        let trickle = (0...60).map { (second: Double($0), received: Int?($0)) }
        #expect(end(of: trickle) == 10)
        let flow = (0...60).map { (second: Double($0), received: Int?($0 * 100)) }
        #expect(end(of: flow) == nil)
    }

    @Test("what came fast and then stops is given up after two windows at most")
    func stop() {
        let marks = (0...60).map {
            (second: Double($0), received: Int?(min($0, 12) * 1_000_000))
        }
        #expect(end(of: marks) == 30)
    }

    @Test("a service may think for two windows, and the first window begins with its answer")
    func silence() {
        #expect(end(of: (0...60).map { (Double($0), nil) }) == 20)
        let late = (0...60).map { (second: Double($0), received: $0 < 19 ? nil : Int?(50)) }
        #expect(end(of: late) == 29)
    }
}
