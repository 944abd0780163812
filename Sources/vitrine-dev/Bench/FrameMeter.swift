import Foundation

/// Frame times, in milliseconds.
struct FrameMeter {
    /// Whether frames are being measured.
    var isMeasuring = false
    /// The time when the first frame with content was finished, in milliseconds since 1970.
    private(set) var firstContent: Double?
    /// The number of measured frames.
    var count: Int { work.count }

    private var work: [Double] = []
    private var processor: [Double] = []
    private var intervals: [Double] = []
    private var began: ContinuousClock.Instant?
    private var beganOnProcessor = 0.0
    private var previous: ContinuousClock.Instant?

    /// Records that work on a frame has started.
    mutating func frameBegan() {
        let now = ContinuousClock.now
        if isMeasuring, let previous { intervals.append((now - previous).milliseconds) }
        (began, previous) = (now, now)
        beganOnProcessor = Self.processorTime
    }

    /// Records that work on a frame has ended.
    mutating func frameEnded(hasContent: Bool) {
        if firstContent == nil, hasContent { firstContent = Date().timeIntervalSince1970 * 1e3 }
        guard isMeasuring, let began else { return }
        work.append((ContinuousClock.now - began).milliseconds)
        processor.append(Self.processorTime - beganOnProcessor)
    }

    /// Returns the figures in the floor program's format; each name includes the unit.
    ///
    /// It includes the startup figures only if you pass `start`, in milliseconds since 1970.
    func summary(since start: Double? = nil) -> String {
        let (work, processor) = (Percentiles(work), Percentiles(processor))
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let beginning = start.map { [("first_content_ms", (firstContent ?? $0) - $0)] } ?? []
        let figures: [(String, Double)] =
            beginning + [
                ("work_p50_ms", work[0.50]), ("work_p95_ms", work[0.95]),
                ("work_p99_ms", work[0.99]),
                ("cpu_p50_ms", processor[0.50]), ("cpu_p95_ms", processor[0.95]),
                ("hitch_ms_per_s", Self.hitch(of: intervals)),
            ]
        let text = figures.map { "\($0.0)=\(String(format: "%.2f", $0.1))" }
        return (text + ["peak_rss_kb=\(usage.ru_maxrss)"]).joined(separator: " ")
    }

    /// Returns how late frames were, in milliseconds per second.
    ///
    /// `intervals` are the times between frames in milliseconds. At 60 frames per second, a frame
    /// that takes up to 18 ms isn't late.
    static func hitch(of intervals: [Double]) -> Double {
        let duration = intervals.reduce(0, +)
        let late = intervals.filter { $0 > 18 }.reduce(0) { $0 + $1 - 1_000.0 / 60 }
        return duration > 0 ? late / duration * 1_000 : 0
    }

    /// This thread's processor time in milliseconds.
    ///
    /// Compared with the work, it shows how much of the work was waiting.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}

extension Duration {
    fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
