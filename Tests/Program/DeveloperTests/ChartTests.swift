import Foundation
import Testing

@testable import vitrine_dev

@Suite("Measurement chart")
struct ChartTests {
    private let log = """
        floor workload=fling rows=10000 work_p95_ms=6.8
        bench workload=fling variant=work_p95_ms n=10000 value=5.20 unit=ms peer=floor peer_value=6.80 \
        ratio=0.76 goal<=0.80 PASS load1=0.4 reps=3
        bench workload=idle variant=cpu n=0 value=0.70 best=0.60 unit=percent goal<=0.50 FAIL load1=0.2 reps=3
        bench workload=fling variant=cpu_p95_ms n=10000 value=5.0 best=4.9 unit=ms peer=floor \
        peer_value=6.1 ratio=0.8 load1=0.4 reps=3
        """

    @Test("each figure with a goal has a bar proportional to the goal")
    func bars() throws {
        let chart = Chart(log)
        #expect(chart.bars.map(\.name) == ["fling: work p95 ms, 10000 rows", "idle: cpu"])
        #expect(chart.bars.map { ($0.part * 100).rounded() } == [95, 140])
        #expect(chart.bars.map(\.words) == ["0.76 of 0.8 × the floor", "0.7 of 0.5 percent"])
    }

    @Test("the SVG closes its elements, and has one bar per figure and a red one for a missed goal")
    func picture() throws {
        let svg = Chart(log).svg
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.components(separatedBy: "<rect ").count - 1 == 2)
        #expect(svg.components(separatedBy: "#d0443e").count - 1 == 1)
        #expect(
            svg.components(separatedBy: "<text ").count
                == svg.components(separatedBy: "</text>").count
        )
    }
}
