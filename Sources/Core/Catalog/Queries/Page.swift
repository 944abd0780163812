/// One page of results for a query.
public struct Page<Element: Sendable>: Sendable {
    /// The page's 1-based number.
    public let number: Int
    /// The number of pages that can be requested, at least 1; nil if the service doesn't provide it
    /// and more pages may follow.
    public let totalPages: Int?
    /// The rows that could be decoded, in the service's order.
    public let elements: [Element]
    /// The number of rows that couldn't be decoded and were omitted.
    public let skipped: Int
    /// The number of rows on all pages; nil if the service doesn't provide it.
    public let totalElements: Int?

    /// Creates a page; by default without skipped rows, and with an unknown total number of rows.
    public init(
        number: Int,
        totalPages: Int?,
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
