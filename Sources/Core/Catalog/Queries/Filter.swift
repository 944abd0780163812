/// What narrows a list; nothing by default.
public struct Filter: Hashable, Sendable {
    /// Keys of genres (``Genre/key``), all of which an item must have, sorted.
    public var genres: Set<String>
    /// First and last year of release, inclusive; a missing end is open.
    public var years: YearRange?
    /// The least average rating, 0 to 10.
    public var minimumRating: Double?

    /// Makes a filter; it lets everything through by default.
    public init(genres: Set<String> = [], years: YearRange? = nil, minimumRating: Double? = nil) {
        self.genres = genres
        self.years = years
        self.minimumRating = minimumRating
    }

    /// Whether it lets everything through.
    public var isEmpty: Bool { genres.isEmpty && years == nil && minimumRating == nil }

    /// The kinds that are in use.
    public var kinds: Set<FilterKind> {
        var kinds: Set<FilterKind> = []
        if !genres.isEmpty { kinds.insert(.genres) }
        if years != nil { kinds.insert(.years) }
        if minimumRating != nil { kinds.insert(.minimumRating) }
        return kinds
    }
}
