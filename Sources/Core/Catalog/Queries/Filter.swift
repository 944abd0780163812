/// Criteria that narrow a list; none by default.
public struct Filter: Hashable, Sendable {
    /// The genre keys (``Genre/key``), all of which an item must match.
    public var genres: Set<String>
    /// The first and last year of release, inclusive; nil for all years.
    public var years: YearRange?
    /// The minimum average rating, 0 to 10.
    public var minimumRating: Double?
    /// The people who must all take part in an item; each once.
    public var people: [Person]
    /// The ISO 3166-1 codes of countries, one of which an item must come from.
    public var countries: Set<String>
    /// The maximum length in minutes; an item of unknown length doesn't match.
    public var maximumRuntime: Int?
    /// The ISO 639-1 code of the original language.
    public var language: String?
    /// Whether an item must not have been watched.
    public var isNotWatched: Bool

    /// Creates a filter; by default it matches everything.
    public init(
        genres: Set<String> = [],
        years: YearRange? = nil,
        minimumRating: Double? = nil,
        people: [Person] = [],
        countries: Set<String> = [],
        maximumRuntime: Int? = nil,
        language: String? = nil,
        isNotWatched: Bool = false
    ) {
        self.genres = genres
        self.years = years
        self.minimumRating = minimumRating
        self.people = people
        self.countries = countries
        self.maximumRuntime = maximumRuntime
        self.language = language
        self.isNotWatched = isNotWatched
    }

    /// Whether the filter matches everything.
    public var isEmpty: Bool { kinds.isEmpty }

    /// The kinds of criteria that are set.
    public var kinds: Set<FilterKind> {
        var kinds: Set<FilterKind> = []
        if !genres.isEmpty { kinds.insert(.genres) }
        if years != nil { kinds.insert(.years) }
        if minimumRating != nil { kinds.insert(.minimumRating) }
        if !people.isEmpty { kinds.insert(.people) }
        if !countries.isEmpty { kinds.insert(.countries) }
        if maximumRuntime != nil { kinds.insert(.maximumRuntime) }
        if language != nil { kinds.insert(.language) }
        if isNotWatched { kinds.insert(.notWatched) }
        return kinds
    }
}

/// A kind of criterion that narrows a list.
public enum FilterKind: Hashable, Sendable {
    /// Genres, all of which an item must have.
    case genres
    /// The first and last year of release.
    case years
    /// The minimum average rating.
    case minimumRating
    /// People who must all take part in an item.
    case people
    /// Countries, one of which an item must come from.
    case countries
    /// The maximum length.
    case maximumRuntime
    /// The original language.
    case language
    /// Items that weren't watched; only in lists that the library filters.
    case notWatched
}

/// A range of years with one or two ends.
public struct YearRange: Hashable, Sendable {
    /// The first year, inclusive; nil if that end is open.
    public let first: Int?
    /// The last year, inclusive; nil if that end is open.
    public let last: Int?

    /// Creates a range; nil if both ends are open or the first is greater than the last.
    public init?(first: Int?, last: Int?) {
        if first == nil, last == nil { return nil }
        if let first, let last, first > last { return nil }
        self.first = first
        self.last = last
    }
}
