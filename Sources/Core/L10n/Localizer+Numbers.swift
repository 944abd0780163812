public import Catalog
public import Foundation
import Primitives

extension Localizer {
    /// Formats a whole number with the language's grouping: "12,345", "12 345".
    public func integer(_ number: Int) -> String {
        guard number.magnitude >= 1_000 else { return String(number) }
        return number.formatted(.number.locale(locale))
    }

    /// Formats a number with as many decimals as needed, at most two.
    public func number(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }

    /// Formats a rating with one decimal: "8.5", "8,5".
    public func rating(_ rating: Rating) -> String { tenths(rating.value) }

    /// Formats a number from 0 to 10 with one decimal: "8.5", "8,5".
    ///
    /// It doesn't use Foundation's formatters, because ratings are in every row. Loading them for
    /// the first rating costs about as much startup time as everything else in this module
    /// together.
    public func tenths(_ number: Double) -> String {
        let tenths = Int(clamping: number * 10, to: 0...100)
        return "\(tenths / 10)\(language.decimalSeparator)\(tenths % 10)"
    }

    /// Returns the name of a country by its ISO 3166-1 code; the code itself if it is unknown.
    public func country(_ code: String) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    /// Returns the name of a language by its ISO 639-1 code, with a capital letter as in a list; the
    /// code itself if it is unknown.
    public func language(_ code: String) -> String {
        guard let name = locale.localizedString(forLanguageCode: code) else { return code }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }

    /// Formats a date in the language's long format, or just the known part of it: "July 18, 2008",
    /// "18 липня 2008 р.".
    public func day(_ day: Day) -> String {
        guard let month = day.month else { return String(day.year) }
        var components = DateComponents()
        (components.year, components.month, components.day) = (day.year, month, day.day ?? 1)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let date = calendar.date(from: components) else { return day.iso }
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
            .year().month(.wide)
        if day.day != nil { style = style.day() }
        return date.formatted(style)
    }

    /// Formats a date and time in the language's medium format: "Jul 18, 2008 at 2:05 PM" in
    /// English.
    ///
    /// `timeZone` is the system's by default.
    public func moment(_ date: Date, timeZone: TimeZone = .current) -> String {
        date.formatted(
            Date.FormatStyle(
                date: .abbreviated,
                time: .shortened,
                locale: locale,
                timeZone: timeZone
            )
        )
    }

    /// The language with its region, such as `uk-UA`, in which numbers and dates are written.
    public var locale: Locale { Locale(identifier: language.contentLanguage) }
}
