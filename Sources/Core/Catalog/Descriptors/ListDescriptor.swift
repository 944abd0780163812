/// One list of a catalog, as data.
public struct ListDescriptor: Identifiable, Hashable, Sendable {
    /// Where the rows come from.
    public enum Content: Hashable, Sendable {
        /// The service answers pages, or everything at once.
        case service(Paging)
        /// The items with a heart.
        case favorites
    }

    /// How the service cuts a list into answers.
    public enum Paging: Hashable, Sendable {
        /// One answer holds everything.
        case none
        /// 1-based pages; `maximum` is the last page that the service answers at all.
        case pages(maximum: Int?)
    }

    /// How rows can be laid out.
    public enum Layout: String, Hashable, Sendable {
        /// One below the other, with text.
        case list
        /// Pictures side by side.
        case grid
        /// Pictures at full width.
        case stream
    }

    /// The list's name.
    public let id: ListID
    /// The heading above it.
    public let title: Caption
    /// The word for it in the control that switches lists.
    public let shortTitle: Caption
    /// Where the rows come from.
    public let content: Content
    /// The layouts to choose from, the first one shown first.
    public let layouts: [Layout]
    /// The sort keys to choose from; without a choice the service's own order stands.
    public let sorts: [SortOption]
    /// What the list's own order amounts to; nil where no sort key says it.
    public let ownSort: Sort?
    /// The filters to choose from.
    public let filters: Set<FilterKind>
    /// Whether the service searches titles.
    public let isSearchable: Bool
    /// Whether the catalog's favorites stand in a strip above the rows.
    public let hasFavoritesStrip: Bool

    /// Makes a list of its parts.
    public init(
        id: ListID,
        title: Caption,
        shortTitle: Caption,
        content: Content,
        layouts: [Layout] = [.list],
        sorts: [SortOption] = [],
        ownSort: Sort? = nil,
        filters: Set<FilterKind> = [],
        isSearchable: Bool = false,
        hasFavoritesStrip: Bool = false
    ) {
        self.id = id
        self.title = title
        self.shortTitle = shortTitle
        self.content = content
        self.layouts = layouts
        self.sorts = sorts
        self.ownSort = ownSort
        self.filters = filters
        self.isSearchable = isSearchable
        self.hasFavoritesStrip = hasFavoritesStrip
    }
}
