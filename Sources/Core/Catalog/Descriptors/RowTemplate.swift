/// What a row shows below its title.
public struct RowTemplate: Hashable, Sendable {
    /// Facet keys per line; facets that an item lacks are left out.
    public let lines: [[String]]
    /// The key of a running-text facet, cut after three lines; nil if rows have none.
    public let text: String?

    /// Rows have no running text by default.
    public init(lines: [[String]], text: String? = nil) {
        self.lines = lines
        self.text = text
    }
}

extension CatalogDescriptor {
    /// What the rows of a list show: what all rows of the catalog show, and in a ranking the rating
    /// that it is sorted by.
    public func row(in list: ListDescriptor?) -> RowTemplate {
        guard let rating = list?.rankedBy else { return row }
        return RowTemplate(lines: row.lines + [[rating]], text: row.text)
    }
}
