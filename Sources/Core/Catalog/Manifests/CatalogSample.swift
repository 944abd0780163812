/// The first page of a catalog, and what its manifest couldn't read there.
public struct CatalogSample: Hashable, Sendable {
    /// The items in the response's order.
    public let items: [Item]
    /// The number of rows in the response, including those that aren't items.
    public let rowCount: Int
    /// The places without a usable value, required ones first.
    public let gaps: [ManifestGap]
    /// The number of pages; nil if it isn't known and more may follow.
    public let totalPages: Int?
    /// What the service calls the next page; see ``Page/next``.
    public let next: String?
    /// How many rows the request asked for; nil if it didn't say.
    public let askedRows: Int?

    /// Creates a sample; by default of a list with an unknown number of pages, without gaps.
    public init(
        items: [Item],
        rowCount: Int,
        gaps: [ManifestGap] = [],
        totalPages: Int? = nil,
        next: String? = nil,
        askedRows: Int? = nil
    ) {
        self.items = items
        self.rowCount = rowCount
        self.gaps = gaps
        self.totalPages = totalPages
        self.next = next
        self.askedRows = askedRows
    }
}

/// A place of a manifest that has no usable value in some rows of a response.
public struct ManifestGap: Hashable, Sendable {
    /// Why a place has no usable value.
    public enum Reason: Hashable, Sendable {
        /// The value is missing, null or empty; the value at the nearest place that exists has
        /// members with these names, if it is an object.
        case missing(near: String, names: [String])
        /// The value, shortened JSON, can't be read as what the manifest says.
        case unreadable(String)
        /// The value is the id of an earlier row.
        case repeated(String)
    }

    /// The place in the first such row, as a JSON Pointer such as `/data/3/title`.
    public let pointer: String
    /// Why the place has no usable value in the first such row.
    public let reason: Reason
    /// The number of such rows.
    public var count: Int

    /// Creates a gap.
    public init(pointer: String, reason: Reason, count: Int) {
        self.pointer = pointer
        self.reason = reason
        self.count = count
    }
}
