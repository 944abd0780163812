/// One answer of a service to a query.
public struct Page<Element: Sendable>: Sendable {
    /// The page's number, 1-based.
    public let number: Int
    /// How many pages can be asked for, at least 1.
    public let totalPages: Int
    /// What could be read, in the service's order.
    public let elements: [Element]
    /// How many rows could not be read and were left out.
    public let skipped: Int

    /// Makes a page; nothing is skipped by default.
    public init(number: Int, totalPages: Int, elements: [Element], skipped: Int = 0) {
        self.number = number
        self.totalPages = totalPages
        self.elements = elements
        self.skipped = skipped
    }
}

extension Page: Equatable where Element: Equatable {}
