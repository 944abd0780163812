/// One list of a catalog, as data.
public struct ListDescriptor: Identifiable, Hashable, Sendable {
    /// Where the rows come from.
    public enum Content: Hashable, Sendable {
        /// From the service, in pages or in a single answer.
        case service(Paging)
        /// From the store: the favorite items.
        case favorites
    }

    /// How the service splits a list into answers.
    public enum Paging: Hashable, Sendable {
        /// One answer holds the whole list.
        case none
        /// 1-based pages; `maximum` is the last page the service answers at all.
        case pages(maximum: Int?)
    }

    /// A way to lay out the rows.
    public enum Layout: String, Hashable, Sendable {
        /// Rows with text, one below the other.
        case list
        /// Pictures side by side.
        case grid
        /// Pictures at full width.
        case stream
    }

    /// Unique within the catalog.
    public let id: ListID
    /// The heading above the rows.
    public let title: Caption
    /// The label in the control that switches lists.
    public let shortTitle: Caption
    /// Where the rows come from.
    public let content: Content
    /// The available layouts; the first is the default.
    public let layouts: [Layout]
    /// The layout where three columns of pictures fit, until the user chooses one; nil for the
    /// default.
    public let roomyLayout: Layout?
    /// The available sort keys; with none chosen, the service's own order applies.
    public let sorts: [SortOption]
    /// The sort order that the list's own order corresponds to; nil if no sort key describes it.
    public let ownSort: Sort?
    /// The available filters: the service's, or the library's for favorites.
    public let filters: Set<FilterKind>
    /// Whether titles can be searched: all of them by the service, favorites by the library.
    public let isSearchable: Bool
    /// Whether a strip of the catalog's favorites is shown above the rows.
    public let hasFavoritesStrip: Bool
    /// The key of the rating that a ranking is sorted by; nil for other lists.
    ///
    /// Its rows show their rank before the title, and that rating, in one column.
    public let rankedBy: String?

    /// Makes a list of its parts.
    public init(
        id: ListID,
        title: Caption,
        shortTitle: Caption,
        content: Content,
        layouts: [Layout] = [.list],
        roomyLayout: Layout? = nil,
        sorts: [SortOption] = [],
        ownSort: Sort? = nil,
        filters: Set<FilterKind> = [],
        isSearchable: Bool = false,
        hasFavoritesStrip: Bool = false,
        rankedBy: String? = nil
    ) {
        self.id = id
        self.title = title
        self.shortTitle = shortTitle
        self.content = content
        self.layouts = layouts
        self.roomyLayout = roomyLayout
        self.sorts = sorts
        self.ownSort = ownSort
        self.filters = filters
        self.isSearchable = isSearchable
        self.hasFavoritesStrip = hasFavoritesStrip
        self.rankedBy = rankedBy
    }
}

/// The id of a list within its catalog, such as `popular` or `top-rated`.
public struct ListID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Takes the name as typed on a command line; it is not validated.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
