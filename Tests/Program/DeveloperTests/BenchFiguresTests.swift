import Foundation
import Testing

@testable import vitrine_dev

@Suite("Measurement figures")
struct BenchFiguresTests {
    @Test("percentiles use the rank, regardless of the order of values")
    func percentiles() {
        let hundred = Percentiles((1...100).reversed().map(Double.init))
        #expect([0, 0.5, 0.95, 0.99, 1].map { hundred[$0] } == [1, 51, 96, 100, 100])
        let three = Percentiles([7, 1, 3])
        #expect([0.5, 0.95].map { three[$0] } == [3, 7])
        #expect(Percentiles([4])[0.5] == 4)
        #expect(Percentiles([])[0.99] == 0)
    }

    @Test("a summary of times has three percentiles in microseconds")
    func summary() {
        let times = [Duration.microseconds(1_500), .nanoseconds(2_250), .milliseconds(2)]
        #expect(BenchFigures(times).summary == "p50_us=1500.0 p95_us=2000.0 p99_us=2000.0")
        #expect(BenchFigures([]).summary == "p50_us=0.0 p95_us=0.0 p99_us=0.0")
    }

    @Test("a frame over 18 ms is late by its excess over 1/60 s; shorter frames are on time")
    func hitches() {
        #expect(FrameMeter.hitch(of: []) == 0)
        #expect(FrameMeter.hitch(of: [16, 17, 18]) == 0)
        // (50 − 16.67) ms late in 100 ms.
        let late = FrameMeter.hitch(of: [50, 16, 17, 17])
        #expect(abs(late - 333.3) < 0.1)
    }

    @Test("counts frames only while measuring, and remembers the first frame with content")
    func meter() {
        var meter = FrameMeter()
        meter.frameBegan()
        meter.frameEnded(hasContent: false)
        #expect(meter.firstContent == nil)
        meter.frameBegan()
        meter.frameEnded(hasContent: true)
        let first = meter.firstContent
        #expect(first != nil && meter.count == 0)
        meter.isMeasuring = true
        meter.frameBegan()
        meter.frameEnded(hasContent: true)
        #expect(meter.count == 1 && meter.firstContent == first)
        let names = meter.summary(since: 0).split(separator: " ").map { $0.prefix { $0 != "=" } }
        #expect(
            names == [
                "first_content_ms", "work_p50_ms", "work_p95_ms", "work_p99_ms", "cpu_p50_ms",
                "cpu_p95_ms", "hitch_ms_per_s", "peak_rss_kb",
            ]
        )
    }
}
