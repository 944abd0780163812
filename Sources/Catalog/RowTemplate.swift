/// What a row shows below its title.
public struct RowTemplate: Hashable, Sendable {
    /// Keys of facets, line by line; what an item has not is left out.
    public let lines: [[String]]

    /// Makes a template of lines of facet keys.
    public init(lines: [[String]]) {
        self.lines = lines
    }
}
