/// A sort key with a direction.
public struct Sort: Hashable, Sendable {
    /// The direction of an order.
    public enum Direction: String, Hashable, Sendable {
        /// Smallest, earliest or A first.
        case ascending = "asc"
        /// Largest, latest or Z first.
        case descending = "desc"
    }

    /// One of the list's ``ListDescriptor/sorts``.
    public let key: SortID
    /// The direction.
    public let direction: Direction

    /// Creates an order without checking whether a list supports the key.
    public init(_ key: SortID, _ direction: Direction) {
        self.key = key
        self.direction = direction
    }

    /// Parses ``text``; nil for anything else.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
            let direction = Direction(rawValue: String(parts[1]))
        else { return nil }
        self.init(SortID(String(parts[0])), direction)
    }

    /// The key and the direction as stored in settings, such as `rating.desc`.
    public var text: String { "\(key.rawValue).\(direction.rawValue)" }
}

/// The id of a sort key, such as `popularity` or `release-date`.
public struct SortID: Hashable, Sendable {
    /// The id as lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Creates an id from its text, for example from a command line, without validating it.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
