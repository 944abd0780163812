/// What a row shows below its title.
public struct RowTemplate: Hashable, Sendable {
    /// Keys of facets, line by line; what an item has not is left out.
    public let lines: [[String]]
    /// The key of a facet that is running text, cut after three lines; nil where rows have none.
    public let text: String?

    /// Makes a template of lines of facet keys; without running text by default.
    public init(lines: [[String]], text: String? = nil) {
        self.lines = lines
        self.text = text
    }
}
