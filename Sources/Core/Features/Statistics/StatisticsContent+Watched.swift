import Catalog
import Foundation
import L10n
import Library

extension WatchedStatistics {
    /// Returns the rows of a grouping; those of ``StatisticsGrouping/user`` are empty.
    func content(by grouping: StatisticsGrouping, _ strings: Localizer) -> StatisticsContent {
        let words = WatchedWords(grouping: grouping, strings: strings)
        let rows =
            switch grouping {
            case .user: [StatisticsRow]()
            case .month: words.rows(months) { ($0.iso, strings.month($0), nil) }
            case .genre:
                words.rows(genres.sorted(by: { Self.isBefore($0.value, $1.value) })) {
                    ($0, $0.shortened(), nil)
                }
            case .decade: words.rows(decades) { (String($0), strings.decade($0), nil) }
            case .rating:
                words.rows(ratings) { rating in
                    let stars = strings.number(rating.stars)
                    return (rating.text, "\(stars) ★", rating.text(strings))
                }
            }
        let total = strings("statistics.watched.total", count: items)
        let views = months.reduce(0) { $0 + $1.count }
        let rule: String? =
            switch grouping {
            case .month where views > items: strings("statistics.watched.views", count: views)
            case .genre where genres.reduce(0, { $0 + $1.count }) > items:
                strings("statistics.watched.genres")
            default: nil
            }
        return StatisticsContent(
            columns: words.columns,
            rows: rows,
            note: [total, rule].compactMap(\.self).joined(separator: " ")
        )
    }

    private static func isBefore(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return one != nil }
        return one.localizedStandardCompare(other) == .orderedAscending
    }
}

/// Turns groups of what was watched into rows and columns.
private struct WatchedWords {
    let grouping: StatisticsGrouping
    let strings: Localizer

    /// The name, the number, and the average of the own ratings unless the rows are ratings.
    var columns: [StatisticsColumn] {
        let count =
            grouping == .month
            ? StatisticsColumn("times", full: "times.unit", strings)
            : StatisticsColumn("titles", full: "titles.unit", strings)
        let average = StatisticsColumn("own", full: "own.unit", strings)
        return [StatisticsColumn(grouping.rawValue, strings), count]
            + (grouping == .rating ? [] : [average])
    }

    /// Returns a row for each group; `text` returns the id, the name and the spoken name, nil if it
    /// is the same.
    func rows<Value>(
        _ groups: [WatchedStatistics.Group<Value>],
        _ text: (Value) -> (id: String, name: String, spoken: String?)
    ) -> [StatisticsRow] {
        groups.map { group in
            let unknown = strings("statistics.unknown.\(grouping.rawValue)")
            let (id, name, spoken) = group.value.map(text) ?? ("", unknown, nil)
            let average = grouping == .rating ? nil : group.averageRating
            let averageSpoken = average.map {
                strings("statistics.own-spoken", strings.tenths($0))
            }
            return StatisticsRow(
                id: id,
                texts: [name, strings.integer(group.count)]
                    + (grouping == .rating ? [] : [average.map(strings.tenths) ?? "–"]),
                numbers: [nil, Double(group.count)] + (grouping == .rating ? [] : [average]),
                isUnknown: group.value == nil,
                speech: [
                    spoken ?? name, strings("statistics.watched-spoken", count: group.count),
                    averageSpoken,
                ].compactMap(\.self).joined(separator: ", ")
            )
        }
    }
}

extension Localizer {
    /// Returns a month and its year, with a capital letter, or just the year if only that is known.
    fileprivate func month(_ day: Day) -> String {
        let text = self.day(day)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns the name of the decade that begins in a year.
    fileprivate func decade(_ year: Int) -> String {
        // A millennium's first decade has another ending in Ukrainian.
        let key = year.isMultiple(of: 1_000) ? "statistics.decade.first" : "statistics.decade"
        return self(key, String(year))
    }
}
