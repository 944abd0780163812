public import Catalog
import Foundation
import L10n

/// The fields of a filter that need rounding: two years and a minimum rating; the ends of their ranges mean "any".
public struct FilterForm: Hashable, Sendable {
    /// The selectable years: 1900 to five years from now.
    public static let years =
        1_900...(Calendar(identifier: .gregorian).component(.year, from: Date()) + 5)

    /// The selectable ratings: 0 to 10.
    public static let ratings = 0.0...10

    /// The first year, within ``years``; the range's lower bound means "any".
    public var firstYear: Int
    /// The last year, within ``years``; the range's upper bound means "any".
    public var lastYear: Int
    /// The minimum rating, within ``ratings``; 0 means "any".
    ///
    /// A filter rounds it to a multiple of 0.5.
    public var minimumRating: Double

    /// Creates a form from what the user entered.
    public init(firstYear: Int, lastYear: Int, minimumRating: Double) {
        self.firstYear = firstYear
        self.lastYear = lastYear
        self.minimumRating = minimumRating
    }

    /// Creates a form from a filter.
    public init(_ filter: Filter) {
        firstYear = filter.years?.first ?? Self.years.lowerBound
        lastYear = filter.years?.last ?? Self.years.upperBound
        minimumRating = filter.minimumRating ?? 0
    }

    /// Returns a filter with these fields and the genres of `filter`.
    ///
    /// A last year before the first year becomes the first year.
    public func applied(to filter: Filter) -> Filter {
        var filter = filter
        filter.years = YearRange(
            first: firstYear == Self.years.lowerBound ? nil : firstYear,
            last: lastYear == Self.years.upperBound ? nil : max(firstYear, lastYear)
        )
        let rating = (minimumRating * 2).rounded() / 2
        filter.minimumRating = rating == 0 ? nil : rating
        return filter
    }
}

extension CatalogViewModel {
    /// Adds a genre, by `Genre.key`, to the filter, or removes it.
    public func genreTapped(_ key: String) {
        filter.genres.formSymmetricDifference([key])
    }

    /// Whether the visible list has a kind of filter.
    public func offers(_ kind: FilterKind) -> Bool { visible.list?.filters.contains(kind) == true }

    /// The visible list's filter; a change requests the rows once choosing pauses.
    public var filter: Filter {
        get { visible.query.filter }
        set { visible.filterChanged(newValue, askAfter: Self.searchDelay) }
    }

    /// The lengths in minutes that a filter offers as maximum.
    public static let runtimes = [90, 120]

    /// Sets the maximum length, or clears it if it is already this one.
    public func runtimeTapped(_ minutes: Int) {
        filter.maximumRuntime = filter.maximumRuntime == minutes ? nil : minutes
    }

    /// Returns a maximum length as text, such as "Up to 90 min" or "Up to 2 h".
    public func words(forRuntime minutes: Int) -> String { strings.text(ofRuntime: minutes) }

    /// Returns an original language's name; "Any" for nil.
    public func words(forLanguage code: String?) -> String {
        code.map(strings.language) ?? strings("filter.any")
    }

    /// Returns a country's name; "Any" for nil.
    public func words(forCountry code: String?) -> String {
        code.map(strings.country) ?? strings("filter.any")
    }

    /// Sets the years to a decade, or clears them if they already match it.
    public func decadeTapped(_ decade: Decade) {
        filterForm.toggle(decade)
    }

    /// The selectable decades, newest first.
    public var decades: [Decade] { Decade.all(strings) }

    /// The minimum rating as text, such as "Any" or "★ 7.0 or higher".
    public var ratingText: String {
        guard let rating = visible.query.filter.minimumRating else {
            return strings("filter.any-rating")
        }
        return strings("filter.rating-or-more", strings.rating(Rating(rating)))
    }

    /// A text that says how many rows pass the filter, or that a request is counting them.
    ///
    /// Empty if there is no filter or the count is unknown.
    public var filterCount: String {
        let list = visible
        if list.query.filter.isEmpty { return "" }
        if list.rows.isLoading { return strings("filter.counting") }
        return list.rowCount.map { strings("filter.count", count: $0) } ?? ""
    }

    /// The visible list's filter as a form.
    public var filterForm: FilterForm {
        get { FilterForm(filter) }
        set { filter = newValue.applied(to: filter) }
    }
}

extension Filter {
    /// The only country; nil for none or several.
    public var country: String? {
        get { countries.count == 1 ? countries.first : nil }
        set { countries = newValue.map { [$0] } ?? [] }
    }
}

extension Localizer {
    func text(ofRuntime minutes: Int) -> String {
        minutes.isMultiple(of: 60)
            ? self("filter.hours-to", String(minutes / 60))
            : self("filter.minutes-to", String(minutes))
    }
}
