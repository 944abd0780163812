/// One page of results for a query.
public struct Page<Element: Sendable>: Sendable {
    /// The page's 1-based number.
    public let number: Int
    /// The number of pages that can be requested, at least 1; nil if the service doesn't provide it
    /// and more pages may follow.
    public var totalPages: Int?
    /// The rows that could be decoded, in the service's order.
    public let elements: [Element]
    /// The number of rows that couldn't be decoded and were omitted.
    public let skipped: Int
    /// The number of rows on all pages; nil if the service doesn't provide it.
    public let totalElements: Int?
    /// What the service calls the next page, a cursor or an address, if only that leads to it.
    public var next: String?
    /// The size of the response in bytes; 0 if unknown.
    public let bytes: Int

    /// Creates a page; by default without skipped rows, and with an unknown total number of rows
    /// and size.
    public init(
        number: Int,
        totalPages: Int?,
        elements: [Element],
        skipped: Int = 0,
        totalElements: Int? = nil,
        next: String? = nil,
        bytes: Int = 0
    ) {
        self.number = number
        self.totalPages = totalPages
        self.elements = elements
        self.skipped = skipped
        self.totalElements = totalElements
        self.next = next
        self.bytes = bytes
    }
}

extension Page: Equatable where Element: Equatable {}
