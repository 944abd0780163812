/// A key that a list can be sorted by.
public struct SortOption: Identifiable, Hashable, Sendable {
    /// Who sorts.
    public enum Execution: Hashable, Sendable {
        /// The service, which needs the network.
        case service
        /// The library by a facet, nil for the title, which needs every page.
        case library(facet: String?)
    }

    /// The key's name.
    public let id: SortID
    /// What people call it.
    public let caption: Caption
    /// Who sorts.
    public let execution: Execution
    /// The direction where none is said: names ascend, figures descend.
    public let defaultDirection: Sort.Direction

    /// Makes an option; it descends by default.
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
