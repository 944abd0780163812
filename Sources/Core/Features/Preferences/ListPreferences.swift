public import Catalog

/// The user's choices for one list.
public struct ListPreferences: Hashable, Sendable {
    /// Nil for the one that the list has where so much fits.
    public var layout: ListDescriptor.Layout?
    /// Nil for the list's own order.
    public var sort: Sort?
    /// Matches everything by default.
    public var filter: Filter

    /// Nothing is chosen by default.
    public init(
        layout: ListDescriptor.Layout? = nil,
        sort: Sort? = nil,
        filter: Filter = Filter()
    ) {
        self.layout = layout
        self.sort = sort
        self.filter = filter
    }
}
