import Catalog
import Foundation
import Primitives

extension Day {
    /// Reads a date as services write them.
    ///
    /// These are `2024-05-01`, `2024/5/1`, `2024.05.01`, `2024年5月1日` and `20240501`, also with a
    /// time after them; `1 May 2024`, `May 1, 2024` and `Wed, 01 May 2024 …` (RFC 9110); a year or a
    /// month alone, `1994-00-00`, `c. 1890`, and the first year of `1994–1998`; and seconds or
    /// milliseconds since 1970, as a number, as text or as `/Date(1714521600000)/`. A date with the
    /// day and month as numbers in another order isn't read, because it could mean two days. Times
    /// are not converted between time zones.
    init?(lenient node: JSONNode) {
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

    /// Seconds from 1973 to 5138, or milliseconds until 2286; also before 1970.
    private init?(timestamp number: Double) {
        guard (1e8..<1e13).contains(abs(number)) else { return nil }
        let seconds = abs(number) < 1e11 ? number : number / 1_000
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: seconds)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, (1...9999).contains(year) else { return nil }
        self.init(year: year, month: parts.month, day: parts.day)
    }

    private static func parsed(_ text: String) -> Day? {
        let date = text.prefix { $0 != "T" && $0 != " " }
        if let day = Day(iso: date) { return day }
        if date.allSatisfy(\.isASCIIDigit) {
            switch date.utf8.count {
            case 8:
                let month = date.dropFirst(4)
                return Day(iso: "\(date.prefix(4))-\(month.prefix(2))-\(month.suffix(2))")
            case 9...14: return Double(date).flatMap { Day(timestamp: $0) }
            default: break
            }
        }
        if let match = text.wholeMatch(of: /\/Date\((-?[0-9]{1,15})([+-][0-9]{4})?\)\//) {
            return Double(match.1).flatMap { Day(timestamp: $0) }
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
