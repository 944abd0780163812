public import Catalog
import Foundation
import L10n

/// The fields of a filter: two years and a minimum rating; the ends of their ranges mean "any".
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
        var filter = visible.query.filter
        filter.genres.formSymmetricDifference([key])
        visible.filterChanged(filter, askAfter: Self.searchDelay)
    }

    /// Whether the visible list can leave out what was watched.
    public var offersNotWatched: Bool { visible.list?.filters.contains(.notWatched) == true }

    /// Whether the visible list leaves out what was watched.
    public var isNotWatched: Bool {
        get { visible.query.filter.isNotWatched }
        set {
            var filter = visible.query.filter
            filter.isNotWatched = newValue
            visible.filterChanged(filter)
        }
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
        get { FilterForm(visible.query.filter) }
        set {
            visible.filterChanged(
                newValue.applied(to: visible.query.filter),
                askAfter: Self.searchDelay
            )
        }
    }
}
