/// A column of the statistics that can be sorted by.
public enum StatisticsColumn: String, CaseIterable, Hashable, Sendable {
    /// The user's name.
    case user
    /// The number of posts.
    case posts
    /// The average size of a photo, in bytes.
    case average
    /// The greatest width of a photo, in pixels.
    case width

    /// Whether the first tap on its header sorts in descending order.
    var isDescendingAtFirst: Bool { self != .user }
}
