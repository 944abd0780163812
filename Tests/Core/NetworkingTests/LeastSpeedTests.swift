import Networking
import Testing

@Suite("Minimum response speed")
struct LeastSpeedTests {
    /// The time at which a response with these received byte counts is aborted.
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

    @Test("aborts a byte per second after one window, but not a hundred per second")
    func trickle() {
        let trickle = (0...60).map { (second: Double($0), received: Int?($0)) }
        #expect(end(of: trickle) == 10)
        let flow = (0...60).map { (second: Double($0), received: Int?($0 * 100)) }
        #expect(end(of: flow) == nil)
    }

    @Test("aborts a fast response that stalls after two windows at most")
    func stop() {
        let marks = (0...60).map {
            (second: Double($0), received: Int?(min($0, 12) * 1_000_000))
        }
        #expect(end(of: marks) == 30)
    }

    @Test("the first byte may take two windows, and starts the first window")
    func silence() {
        #expect(end(of: (0...60).map { (Double($0), nil) }) == 20)
        let late = (0...60).map { (second: Double($0), received: $0 < 19 ? nil : Int?(50)) }
        #expect(end(of: late) == 29)
    }
}
