/// A column of the statistics, by which they can be sorted.
public enum StatisticsColumn: String, CaseIterable, Hashable, Sendable {
    /// The user's name.
    case user
    /// How many posts.
    case posts
    /// The average size of a photo, in bytes.
    case average
    /// The greatest width of a photo, in pixels.
    case width

    /// Whether the greatest number, or the end of the alphabet, comes first when it is chosen.
    var isDescendingAtFirst: Bool { self != .user }
}
