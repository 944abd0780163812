import Foundation
import L10n

/// The speed of a task, and the remaining time at that speed.
struct ProgressPace {
    let done: Int
    let total: Int
    /// The time since the start of the task.
    let elapsed: Duration

    /// The units per second; nil before anything is done, and during the first second, which isn't
    /// representative.
    var rate: Double? {
        let seconds = elapsed / .seconds(1)
        return seconds >= 1 && done > 0 ? Double(done) / seconds : nil
    }

    /// The remaining time in whole seconds; nil without a rate, and when finished.
    var left: Int? {
        guard let rate, done < total else { return nil }
        return Int((Double(total - done) / rate).rounded(.up))
    }

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
