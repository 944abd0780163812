public import Catalog

/// What a person chose for one list.
public struct ListPreferences: Hashable, Sendable {
    /// How rows are laid out; nil for the list's first layout.
    public var layout: ListDescriptor.Layout?
    /// The order; nil for the list's own.
    public var sort: Sort?
    /// What narrows it.
    public var filter: Filter

    /// Makes preferences; nothing is chosen by default.
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
