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
    /// How many rows all pages have together; nil if the service does not say.
    public let totalElements: Int?

    /// By default nothing was skipped, and the number of all rows is unknown.
    public init(
        number: Int,
        totalPages: Int,
        elements: [Element],
        skipped: Int = 0,
        totalElements: Int? = nil
    ) {
        self.number = number
        self.totalPages = totalPages
        self.elements = elements
        self.skipped = skipped
        self.totalElements = totalElements
    }
}

extension Page: Equatable where Element: Equatable {}
