/// A way in which a list can be narrowed.
public enum FilterKind: Hashable, Sendable {
    /// By genres, all of which an item must have.
    case genres
    /// By the first and last year of release.
    case years
    /// By the least average rating.
    case minimumRating
}
