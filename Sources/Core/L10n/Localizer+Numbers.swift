public import Catalog
public import Foundation

extension Localizer {
    /// A whole number with the language's grouping: "12,345", "12 345".
    public func integer(_ number: Int) -> String {
        guard abs(number) >= 1_000 else { return String(number) }
        return number.formatted(.number.locale(locale))
    }

    /// A number with as many decimals as it has, at most two.
    public func number(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }

    /// A rating with one decimal: "8.5", "8,5".
    ///
    /// Written out by hand: it stands on every row, and loading the formatters of Foundation for
    /// the first one costs a start-up about as much as everything else here together.
    public func rating(_ rating: Rating) -> String {
        let tenths = Int((min(max(rating.value, 0), 10) * 10).rounded())
        return "\(tenths / 10)\(language.decimalSeparator)\(tenths % 10)"
    }

    /// A day as people write it: "July 18, 2008", "18 липня 2008 р."; less where less is known.
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

    /// A day and a time as people write them: "Jul 18, 2008 at 2:05 PM" in English.
    ///
    /// `timeZone` is that of the system by default.
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

    private var locale: Locale { Locale(identifier: language.contentLanguage) }
}
