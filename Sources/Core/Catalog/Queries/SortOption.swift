/// A key that a list can be sorted by.
public struct SortOption: Identifiable, Hashable, Sendable {
    /// Where sorting takes place.
    public enum Execution: Hashable, Sendable {
        /// In the service, which needs the network.
        case service
        /// In the library, by a facet (nil for the title), which needs every page.
        case library(facet: String?)
        /// In the library, by the person's own rating.
        case ownRating
    }

    /// The sort key.
    public let id: SortID
    /// The label in menus.
    public let caption: Caption
    /// Where sorting takes place.
    public let execution: Execution
    /// The direction if none is given: names ascend, numbers descend.
    public let defaultDirection: Sort.Direction

    /// Creates an option; the default direction suits numbers and dates, so pass `.ascending` for
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

    /// The order by the person's own rating.
    public static let ownRating = SortOption(
        id: SortID("own-rating"),
        caption: .key("sort.own-rating"),
        execution: .ownRating
    )
}
