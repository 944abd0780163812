import Foundation
import L10n

/// How fast a task goes on, and how long it will take if it goes on so.
struct ProgressPace {
    let done: Int
    let total: Int
    /// Since its beginning.
    let elapsed: Duration

    /// What a second brought; nil in the first second, which says little, and before anything is
    /// done.
    var rate: Double? {
        let seconds = elapsed / .seconds(1)
        return seconds >= 1 && done > 0 ? Double(done) / seconds : nil
    }

    /// The remaining time, in whole seconds; nil without a rate, and at the end.
    var left: Int? {
        guard let rate, done < total else { return nil }
        return Int((Double(total - done) / rate).rounded(.up))
    }

    /// `12/s` and `0:08 left`; no line of what is not known.
    func text(_ strings: Localizer) -> [String] {
        let rate = rate.map { strings("cli.progress.rate", Self.text(ofRate: $0, strings)) }
        let left = left.map { strings("cli.progress.left", Self.text(ofSeconds: $0)) }
        return [rate, left].compactMap(\.self)
    }

    /// Slow rates have a decimal.
    private static func text(ofRate rate: Double, _ strings: Localizer) -> String {
        rate < 10
            ? strings.number((rate * 10).rounded() / 10) : strings.integer(Int(rate.rounded()))
    }

    /// Minutes and seconds; hours where there are any.
    static func text(ofSeconds seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
