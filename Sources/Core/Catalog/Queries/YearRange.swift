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
