/// What a list shows: which rows and in which order.
public struct Query: Hashable, Sendable {
    /// The catalog.
    public let catalog: CatalogID
    /// The list of the catalog.
    public let list: ListID
    /// Words of the title, trimmed; empty for no search.
    ///
    /// A search is of all titles, whatever the list.
    public var search: String
    /// The order; nil is the list's own.
    public var sort: Sort?
    /// What narrows the list.
    public var filter: Filter

    /// Makes a query; by default the whole list in its own order.
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
