/// A key that a list can be sorted by.
public struct SortOption: Identifiable, Hashable, Sendable {
    /// The side that sorts.
    public enum Execution: Hashable, Sendable {
        /// The service, which needs the network.
        case service
        /// The library, by a facet (nil for the title), which needs every page.
        case library(facet: String?)
    }

    /// The sort key.
    public let id: SortID
    /// The label in menus.
    public let caption: Caption
    /// The side that sorts.
    public let execution: Execution
    /// The direction if none is given: names ascend, numbers descend.
    public let defaultDirection: Sort.Direction

    /// Creates an option; the default direction suits numbers and dates, pass `.ascending` for
    /// names.
    public init(
        id: SortID,
        caption: Caption,
        execution: Execution,
        defaultDirection: Sort.Direction = .descending
    ) {
        self.id = id
        self.caption = caption
        self.execution = execution
        self.defaultDirection = defaultDirection
    }
}
