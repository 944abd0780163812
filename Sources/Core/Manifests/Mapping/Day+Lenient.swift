import Catalog
import Foundation
import Primitives

extension Day {
    /// Reads a date as services write them.
    ///
    /// These are `2024-05-01`, the same with a time after it, `2024/05/01`, `20240501`, `1 May 2024`,
    /// `May 1, 2024`, `Wed, 01 May 2024 …` (RFC 9110), a year or a month alone, and seconds since
    /// 1970. A date with the day and month as numbers in another order isn't read, because it could
    /// mean two days. Times are not converted between time zones.
    init?(lenient node: JSONNode) {
        if let number = node.number {
            self.init(number: number)
        } else if let text = node.text, let day = Self.parsed(text) {
            self = day
        } else {
            return nil
        }
    }

    /// A year, or seconds since 1970.
    private init?(number: Double) {
        guard let whole = Int(whole: number) else { return nil }
        if (1...9999).contains(whole) {
            self.init(year: whole)
            return
        }
        guard abs(whole) >= 100_000_000, abs(whole) < 100_000_000_000 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: number)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, (1...9999).contains(year) else { return nil }
        self.init(year: year, month: parts.month, day: parts.day)
    }

    private static func parsed(_ text: String) -> Day? {
        let date = text.prefix { $0 != "T" && $0 != " " }
        if let day = Day(iso: date.replacing("/", with: "-")) { return day }
        if date.utf8.count == 8, date.allSatisfy(\.isASCIIDigit) {
            return Day(iso: "\(date.prefix(4))-\(date.dropFirst(4).prefix(2))-\(date.suffix(2))")
        }
        return withMonthName(text)
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
