/// One page of a query's results.
public struct Page<Element: Sendable>: Sendable {
    /// 1-based.
    public let number: Int
    /// How many pages can be requested, at least 1.
    public let totalPages: Int
    /// The rows that could be decoded, in the service's order.
    public let elements: [Element]
    /// How many rows could not be decoded and were left out.
    public let skipped: Int

    /// `skipped` is 0 by default.
    public init(number: Int, totalPages: Int, elements: [Element], skipped: Int = 0) {
        self.number = number
        self.totalPages = totalPages
        self.elements = elements
        self.skipped = skipped
    }
}

extension Page: Equatable where Element: Equatable {}
