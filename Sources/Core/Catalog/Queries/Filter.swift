/// Criteria that narrow a list; none by default.
public struct Filter: Hashable, Sendable {
    /// Keys of genres (``Genre/key``), all of which an item must have, sorted.
    public var genres: Set<String>
    /// First and last year of release, inclusive; a missing end is open.
    public var years: YearRange?
    /// The least average rating, 0 to 10.
    public var minimumRating: Double?

    /// Matches everything by default.
    public init(genres: Set<String> = [], years: YearRange? = nil, minimumRating: Double? = nil) {
        self.genres = genres
        self.years = years
        self.minimumRating = minimumRating
    }

    /// Whether it matches everything.
    public var isEmpty: Bool { genres.isEmpty && years == nil && minimumRating == nil }

    /// The kinds of criteria that are set.
    public var kinds: Set<FilterKind> {
        var kinds: Set<FilterKind> = []
        if !genres.isEmpty { kinds.insert(.genres) }
        if years != nil { kinds.insert(.years) }
        if minimumRating != nil { kinds.insert(.minimumRating) }
        return kinds
    }
}

/// A way in which a list can be narrowed.
public enum FilterKind: Hashable, Sendable {
    /// By genres, all of which an item must have.
    case genres
    /// By the first and last year of release.
    case years
    /// By the least average rating.
    case minimumRating
}

/// A range of years with one or two ends.
public struct YearRange: Hashable, Sendable {
    /// The first year, inclusive; nil is open.
    public let first: Int?
    /// The last year, inclusive; nil is open.
    public let last: Int?

    /// Nil if both ends are open or the first comes after the last.
    public init?(first: Int?, last: Int?) {
        if first == nil, last == nil { return nil }
        if let first, let last, first > last { return nil }
        self.first = first
        self.last = last
    }
}
