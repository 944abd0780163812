/// The facets below a row's title.
public struct RowTemplate: Hashable, Sendable {
    /// The keys of facets per line; facets that an item lacks are omitted.
    public let lines: [[String]]
    /// The key of a running-text facet, cut after three lines; nil for none.
    public let text: String?

    /// Creates a template; by default without running text.
    public init(lines: [[String]], text: String? = nil) {
        self.lines = lines
        self.text = text
    }
}

extension CatalogDescriptor {
    /// Returns the template for a list's rows.
    ///
    /// It is the catalog's template; in a ranking, the rating that it is sorted by is added.
    public func row(in list: ListDescriptor?) -> RowTemplate {
        guard let rating = list?.rankedBy else { return row }
        return RowTemplate(lines: row.lines + [[rating]], text: row.text)
    }
}
