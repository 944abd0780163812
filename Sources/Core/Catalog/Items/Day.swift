import Foundation

/// A calendar date without a time or time zone, possibly only a year or a month.
///
/// TMDB dates are days, not instants: they are never converted to a `Date` at local midnight.
public struct Day: Hashable, Sendable, Comparable {
    /// The Gregorian year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12; nil if only the year is known.
    public let month: Int?
    /// The day of the month, 1 to 31; nil if unknown.
    public let day: Int?

    /// Creates a date without validating it; month and day are unknown by default.
    public init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = month == nil ? nil : day
    }

    /// Parses `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; nil for anything else and for dates that don't
    /// exist.
    public init?(iso text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
        guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].count == 4,
            parts.dropFirst().allSatisfy({ $0.count == 2 }), (1...9999).contains(numbers[0])
        else { return nil }
        let month = numbers.count > 1 ? numbers[1] : nil
        let day = numbers.count > 2 ? numbers[2] : nil
        if let month, !(1...12).contains(month) { return nil }
        if let month, let day, !(1...Self.days(in: month, of: numbers[0])).contains(day) {
            return nil
        }
        self.init(year: numbers[0], month: month, day: day)
    }

    /// The text `YYYY-MM-DD`, or its known beginning.
    public var iso: String {
        let digits = { (value: Int, count: Int) in
            String(repeating: "0", count: max(0, count - String(value).count)) + String(value)
        }
        return [digits(year, 4), month.map { digits($0, 2) }, day.map { digits($0, 2) }]
            .compactMap(\.self).joined(separator: "-")
    }

    /// Returns the number of whole years until a date.
    ///
    /// Nil if the date is earlier, or if either isn't known to the day.
    public func years(until later: Day) -> Int? {
        guard let month, let day, let laterMonth = later.month, let laterDay = later.day,
            self <= later
        else { return nil }
        return later.year - year - ((laterMonth, laterDay) < (month, day) ? 1 : 0)
    }

    /// Compares dates, earlier ones first; an unknown month or day precedes all known ones.
    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Day {
    /// Whether the day has begun somewhere on Earth; days in the future can't have been watched on.
    public var hasCome: Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let now = Date(timeIntervalSinceNow: 14 * 3_600)
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        return self <= Day(year: parts.year ?? 1970, month: parts.month, day: parts.day)
    }
}
