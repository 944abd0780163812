/// A sort key with a direction.
public struct Sort: Hashable, Sendable {
    /// Which end comes first.
    public enum Direction: String, Hashable, Sendable {
        /// Small, early and A first.
        case ascending = "asc"
        /// Great, late and Z first.
        case descending = "desc"
    }

    /// The key's name.
    public let key: SortID
    /// Which end comes first.
    public let direction: Direction

    /// Makes a sort order.
    public init(_ key: SortID, _ direction: Direction) {
        self.key = key
        self.direction = direction
    }

    /// Reads ``text``; nil for anything else.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
            let direction = Direction(rawValue: String(parts[1]))
        else { return nil }
        self.init(SortID(String(parts[0])), direction)
    }

    /// The key and the direction as settings keep them, such as `rating.desc`.
    public var text: String { "\(key.rawValue).\(direction.rawValue)" }
}
