public import Catalog

/// A catalog's watched items, counted by month, genre, decade and own rating.
public struct WatchedStatistics: Hashable, Sendable {
    /// The items or days that have a value in common.
    public struct Group<Value: Hashable & Comparable & Sendable>: Hashable, Sendable {
        /// The value; nil for those whose value isn't known.
        public let value: Value?
        /// How many there are.
        public let count: Int
        /// The average of the person's own ratings, 0.5 to 5; nil if none of the items is rated.
        public let averageRating: Double?
    }

    /// The number of watched items.
    public let items: Int
    /// How often something was watched in each month, which is a date without a day.
    ///
    /// An item counts once for each day on which it was watched. Without any known day, it counts
    /// once for an unknown month.
    public let months: [Group<Day>]
    /// The items of each genre; an item counts once for each of its genres.
    public let genres: [Group<String>]
    /// The items released in each decade, by the decade's first year.
    public let decades: [Group<Int>]
    /// The items with each rating of the person's own.
    public let ratings: [Group<OwnRating>]

    /// Counts items; the values of each kind of group ascend, and an unknown one is last.
    init(_ items: [WatchedItem]) {
        self.items = items.count
        months = Self.groups(items) { item in
            item.days.compactMap { $0.map { Day(year: $0.year, month: $0.month) } }
        }
        genres = Self.groups(items) { Array(Set($0.facets[.genres] ?? [])) }
        decades = Self.groups(items) { item in
            item.facets[.released].map { [$0.year / 10 * 10] } ?? []
        }
        ratings = Self.groups(items) { $0.rating.map { [$0] } ?? [] }
    }

    /// Groups items by their values; those without any have the value nil.
    private static func groups<Value>(
        _ items: [WatchedItem],
        by values: (WatchedItem) -> [Value]
    ) -> [Group<Value>] {
        var members: [Value?: [WatchedItem]] = [:]
        for item in items {
            let found = values(item)
            for value in found.isEmpty ? [nil] : found.map(Optional.some) {
                members[value, default: []].append(item)
            }
        }
        return members.map { value, members in
            let stars = members.compactMap { $0.rating?.stars }
            let average = stars.isEmpty ? nil : stars.reduce(0, +) / Double(stars.count)
            return Group(value: value, count: members.count, averageRating: average)
        }.sorted { one, other in
            guard let first = one.value, let second = other.value else { return one.value != nil }
            return first < second
        }
    }
}

/// A watched item with what its statistics need.
struct WatchedItem: Sendable {
    /// The days, with nil for one that isn't known.
    let days: Set<Day?>
    /// The person's own rating, or nil.
    let rating: OwnRating?
    /// The facts; empty if the item isn't stored.
    let facets: Facets
}
