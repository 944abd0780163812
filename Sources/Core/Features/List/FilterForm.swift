public import Catalog
import Foundation
import L10n

/// The fields of a filter: two years and the least rating, whose ends mean "any".
public struct FilterForm: Hashable, Sendable {
    /// The years to choose from, until five years from now.
    public static let years =
        1_900...(Calendar(identifier: .gregorian).component(.year, from: Date()) + 5)

    /// The ratings to choose from.
    public static let ratings = 0.0...10

    /// Within ``years``; their first is any.
    public var firstYear: Int
    /// Within ``years``; their last is any.
    public var lastYear: Int
    /// Within ``ratings``, a filter's in steps of 0.5; 0 is any.
    public var minimumRating: Double

    /// The fields as entered.
    public init(firstYear: Int, lastYear: Int, minimumRating: Double) {
        self.firstYear = firstYear
        self.lastYear = lastYear
        self.minimumRating = minimumRating
    }

    /// The fields of a filter.
    public init(_ filter: Filter) {
        firstYear = filter.years?.first ?? Self.years.lowerBound
        lastYear = filter.years?.last ?? Self.years.upperBound
        minimumRating = filter.minimumRating ?? 0
    }

    /// A filter with these fields; its genres stay.
    ///
    /// A last year before the first one is the first one.
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
    /// The user chose a genre, by `Genre.key`, or took it back.
    public func genreTapped(_ key: String) {
        var filter = visible.query.filter
        filter.genres.formSymmetricDifference([key])
        visible.filterChanged(filter, askAfter: Self.searchDelay)
    }

    /// The user chose a decade, or took it back.
    public func decadeTapped(_ decade: Decade) {
        var form = FilterForm(visible.query.filter)
        form.toggle(decade)
        filterFormChanged(form)
    }

    /// The decades to choose from, the newest first.
    public var decades: [Decade] { Decade.all(strings) }

    /// The least rating in words: "Any", or "★ 7.0 or higher".
    public var ratingText: String {
        guard let rating = visible.query.filter.minimumRating else {
            return strings("filter.any-rating")
        }
        return strings("filter.rating-or-more", strings.rating(Rating(rating)))
    }

    /// How many rows pass the filter, in words; that they are counted, while the service is asked;
    /// empty if there is no filter and if nobody knows.
    public var filterCount: String {
        let list = visible
        if list.query.filter.isEmpty { return "" }
        if list.rows.isLoading { return strings("filter.counting") }
        return list.rowCount.map { strings("filter.count", count: $0) } ?? ""
    }

    /// The user changed the fields of the filter.
    public func filterFormChanged(_ form: FilterForm) {
        visible.filterChanged(
            form.applied(to: visible.query.filter),
            askAfter: Self.searchDelay
        )
    }
}
