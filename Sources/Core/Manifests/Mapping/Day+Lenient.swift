import Catalog
import Foundation
import JSONText
import Primitives
import Providers

extension Day {
    /// Reads a date as services write them.
    ///
    /// These are `2024-05-01`, `2024/5/1`, `2024.05.01`, `2024年5月1日` and `20240501`, also with a
    /// time after them; `1 May 2024`, `May 1, 2024` and `Wed, 01 May 2024 …` (RFC 9110); a year or a
    /// month alone, `1994-00-00`, `c. 1890`, and the first year of `1994–1998`; and seconds or
    /// milliseconds since 1970, as a number or text (see ``init(timestamp:)``) or as
    /// `/Date(1714521600000)/`. A date with the day and month as numbers in another order isn't read,
    /// because it could mean two days. Times are not converted between time zones.
    init?(lenient node: JSON) {
        if let number = node.number {
            self.init(number: number)
        } else if let text = node.text, let day = Self.parsed(text) {
            self = day
        } else {
            return nil
        }
    }

    /// A year, or seconds or milliseconds since 1970.
    private init?(number: Double) {
        if let year = Int(whole: number), (1...9999).contains(year) {
            self.init(year: year)
        } else {
            self.init(timestamp: number)
        }
    }

    /// Seconds or milliseconds since 1970: seconds from 1973 to 2286 and from 1653 to 1966, or
    /// milliseconds from 1970-04-26 to 2286 and from 1653 to 1969-09-07.
    private init?(timestamp number: Double) {
        // .NET's zero, in seconds.
        guard number != -62_135_596_800 else { return nil }
        switch abs(number) {
        case 1e8..<1e10: self.init(seconds: number)
        case 1e10..<1e13: self.init(seconds: number / 1_000)
        default: return nil
        }
    }

    private init?(seconds: Double) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: seconds)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year else { return nil }
        self.init(year: year, month: parts.month, day: parts.day)
    }

    private static func parsed(_ text: String) -> Day? {
        let date = text.prefix { $0 != "T" && $0 != " " }
        if let day = Day(iso: date) { return day }
        if date.allSatisfy(\.isASCIIDigit) {
            let month = date.dropFirst(4)
            let day = Day(
                iso: "\(date.prefix(4))-\(month.prefix(2))-\(month.dropFirst(2).prefix(2))"
            )
            switch date.utf8.count {
            case 8, 14: return day
            // Both could be a date with the time, too: 20240501 12, and 20240501 12:30.
            case 10 where day != nil, 12 where day != nil: return nil
            case 9...13: return Double(date).flatMap { Day(timestamp: $0) }
            default: break
            }
        }
        if let match = text.wholeMatch(of: /\/Date\((-?[0-9]{1,15})([+-][0-9]{4})?\)\//) {
            return Double(match.1).flatMap { abs($0) < 1e13 ? Day(seconds: $0 / 1_000) : nil }
        }
        return withSeparators(date) ?? firstYear(of: text) ?? withMonthName(text)
    }

    /// Reads a year, a month and a day; those that are 0 aren't known.
    private static func withSeparators(_ text: Substring) -> Day? {
        let pattern = /([0-9]{4})[-\/.年]([0-9]{1,2})(?:[-\/.月]([0-9]{1,2})日?|月)?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let parts = [Substring?(match.1), match.2, match.3].compactMap(\.self)
            .map { $0.count == 1 ? "0\($0)" : String($0) }
        return Day(iso: parts.prefix { $0 != "00" }.joined(separator: "-"))
    }

    /// Reads the first of two years, or the year that a date is near to.
    private static func firstYear(of text: String) -> Day? {
        let pattern = /(?i:c\.|ca\.|circa|about|~)? ?([0-9]{4})(?: ?[-–—] ?(?:[0-9]{2}|[0-9]{4})?)?/
        return text.wholeMatch(of: pattern).flatMap { Day(iso: $0.1) }
    }

    /// Reads a date with the month's English name: the year is the four digits, the day one or two.
    private static func withMonthName(_ text: String) -> Day? {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let found = words.compactMap { word -> Int? in
            guard word.count >= 3 else { return nil }
            return months.firstIndex { $0.hasPrefix(word.lowercased()) }
        }
        let years = words.filter { $0.count == 4 && $0.allSatisfy(\.isASCIIDigit) }
        guard found.count == 1, let year = years.first else { return nil }
        let month = String(format: "%02d", found[0] + 1)
        let day = words.first { $0.count <= 2 && $0.allSatisfy(\.isASCIIDigit) }
        let end = day.map { "-" + ($0.count == 1 ? "0" : "") + $0 } ?? ""
        return Day(iso: "\(year)-\(month)\(end)")
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
