/// What a list shows: which rows and in which order.
public struct Query: Hashable, Sendable {
    /// Must be the catalog of the provider that is asked.
    public let catalog: CatalogID
    /// One of the catalog's lists; a search ignores it.
    public let list: ListID
    /// Words in the title, trimmed; empty for no search.
    ///
    /// A search covers all titles, whatever the list.
    public var search: String
    /// Nil is the list's own order.
    public var sort: Sort?
    /// Matches everything by default.
    public var filter: Filter

    /// By default the whole list in its own order.
    public init(
        catalog: CatalogID,
        list: ListID,
        search: String = "",
        sort: Sort? = nil,
        filter: Filter = Filter()
    ) {
        self.catalog = catalog
        self.list = list
        self.search = search
        self.sort = sort
        self.filter = filter
    }
}
