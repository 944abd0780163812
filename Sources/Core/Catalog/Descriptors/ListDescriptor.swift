/// One list of a catalog, as data.
public struct ListDescriptor: Identifiable, Hashable, Sendable {
    /// The source of the rows.
    public enum Content: Hashable, Sendable {
        /// From the service, in pages or in a single response.
        case service(Paging)
        /// From the store: the items with a kind of mark.
        case marked(MarkKind)

        /// Whether the service defines the rows and their order.
        public var isOfService: Bool {
            if case .service = self { true } else { false }
        }

        /// From the store: the favorite items.
        public static var favorites: Content { .marked(.favorite) }
    }

    /// How the service splits a list into responses.
    public enum Paging: Hashable, Sendable {
        /// One response contains the whole list.
        case none
        /// 1-based pages; `maximum` is the last page that the service accepts, or nil for no limit.
        case pages(maximum: Int?)
    }

    /// A layout of the rows.
    public enum Layout: String, Hashable, Sendable {
        /// Rows with text, one below the other.
        case list
        /// Pictures side by side.
        case grid
        /// Pictures at full width.
        case stream
    }

    /// The id, unique within the catalog.
    public let id: ListID
    /// The heading above the rows.
    public let title: Caption
    /// The label in the control that switches lists.
    public let shortTitle: Caption
    /// The source of the rows.
    public let content: Content
    /// The available layouts, the default one first.
    public let layouts: [Layout]
    /// The layout if three columns of pictures fit, until the user chooses one; nil for the
    /// default.
    public let roomyLayout: Layout?
    /// The available sort keys; unless one is chosen, the service's own order applies.
    public let sorts: [SortOption]
    /// The sort order that matches the list's default order; nil if no sort key describes it.
    public let defaultSort: Sort?
    /// The available filters: the service's, or the library's for favorites.
    public let filters: Set<FilterKind>
    /// Whether titles can be searched: all titles by the service, favorites by the library.
    public let isSearchable: Bool
    /// Whether a search covers only stored titles, because the service can't search.
    public let isSearchedInStore: Bool
    /// Whether the favorites strip is above the rows.
    public let hasFavoritesStrip: Bool
    /// The key of the rating that a ranking is sorted by; nil for other lists.
    ///
    /// A ranking's rows are in one column, with their rank before the title, and show that rating.
    public let rankedBy: String?

    /// Creates a descriptor; by default for a list in rows, without sorting, filters or search.
    public init(
        id: ListID,
        title: Caption,
        shortTitle: Caption,
        content: Content,
        layouts: [Layout] = [.list],
        roomyLayout: Layout? = nil,
        sorts: [SortOption] = [],
        defaultSort: Sort? = nil,
        filters: Set<FilterKind> = [],
        isSearchable: Bool = false,
        isSearchedInStore: Bool = false,
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
        self.defaultSort = defaultSort
        self.filters = filters
        self.isSearchable = isSearchable
        self.isSearchedInStore = isSearchedInStore
        self.hasFavoritesStrip = hasFavoritesStrip
        self.rankedBy = rankedBy
    }
}

/// A list's id within its catalog, such as `popular` or `top-rated`.
public struct ListID: Hashable, Sendable {
    /// The id as lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Creates an id from its text, for example from a command line, without validating it.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The id of a catalog's list of items with a kind of mark, such as `favorites` or `to-watch`.
    public init(marked kind: MarkKind) {
        rawValue = kind == .favorite ? "favorites" : kind.rawValue
    }
}
