import Foundation
import L10n

/// The recent speed of a task, and the remaining time at that speed.
struct ProgressPace {
    private var done = 0
    private var total = 0
    /// The moment of the last step.
    private var time: Duration
    /// The steps of about the last minute, each of about a second or more, without pauses.
    private var steps: [(units: Int, time: Duration)] = []

    /// Starts measuring at `time`, on a clock that never decreases.
    init(at time: Duration) {
        self.time = time
    }

    /// Notes that `done` units of `total` are finished.
    ///
    /// A step over half a minute doesn't count, because the process or the machine was probably
    /// suspended. A page takes at most 20 seconds, and the slowest pace is a request every ten.
    mutating func note(_ done: Int, of total: Int, at time: Duration) {
        let step = (units: done - self.done, time: time - self.time)
        (self.done, self.total, self.time) = (done, total, time)
        guard step.time <= Self.pause else { return }
        if let last = steps.last, last.time < .seconds(1) {
            steps[steps.count - 1] = (last.units + step.units, last.time + step.time)
        } else {
            steps.append(step)
        }
        while let first = steps.first, elapsed - first.time >= Self.recent { steps.removeFirst() }
    }

    /// The units per second; nil before anything is done, and during the first second, which isn't
    /// representative.
    var rate: Double? {
        let seconds = elapsed / .seconds(1)
        let units = steps.reduce(0) { $0 + $1.units }
        return seconds >= 1 && units > 0 ? Double(units) / seconds : nil
    }

    /// The remaining time in whole seconds; nil without a rate, and when finished.
    var left: Int? {
        guard let rate, done < total else { return nil }
        return Int((Double(total - done) / rate).rounded(.up))
    }

    /// The time of the recent steps.
    private var elapsed: Duration { steps.reduce(.zero) { $0 + $1.time } }

    private static let pause = Duration.seconds(30)
    private static let recent = Duration.seconds(60)

    /// Returns texts such as `12/s` and `0:08 left`, omitting unknown ones.
    func text(_ strings: Localizer) -> [String] {
        let rate = rate.map { strings("cli.progress.rate", Self.text(ofRate: $0, strings)) }
        let left = left.map { strings("cli.progress.left", Self.text(ofSeconds: $0)) }
        return [rate, left].compactMap(\.self)
    }

    /// Formats a rate; slow rates have one decimal.
    private static func text(ofRate rate: Double, _ strings: Localizer) -> String {
        rate < 10
            ? strings.number((rate * 10).rounded() / 10) : strings.integer(Int(rate.rounded()))
    }

    /// Formats minutes and seconds, with hours if there are any.
    static func text(ofSeconds seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
