/// A kind of mark that people put on items; raw values are stored and exported.
public enum MarkKind: String, CaseIterable, Sendable {
    /// The item is a favorite.
    case favorite
    /// The item is on the watchlist.
    case toWatch = "to-watch"
    /// The item was watched, once for each day.
    case watched
    /// The item has the person's own rating: half stars as text, `0.5` to `5`.
    case rating
    /// The item has a note: at most 10,000 letters.
    case note

    /// The maximum length of a note, in characters: 10,000.
    public static let longestNote = 10_000

    /// The possible ratings as text, from `0.5` to `5`.
    static let ratings = (1...10).map { $0 % 2 == 0 ? "\($0 / 2)" : "\($0 / 2).5" }

    /// Whether a mark of this kind may have this value, which is empty except for ratings and notes.
    public func allows(_ value: String) -> Bool {
        switch self {
        case .favorite, .toWatch, .watched: value.isEmpty
        case .rating: Self.ratings.contains(value)
        case .note: !value.isEmpty && value.count <= Self.longestNote
        }
    }
}
