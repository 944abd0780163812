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
