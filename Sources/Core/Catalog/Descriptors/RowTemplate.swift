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
