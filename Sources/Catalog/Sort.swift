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
}
