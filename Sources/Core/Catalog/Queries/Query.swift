/// The rows of a list and their order.
public struct Query: Hashable, Sendable {
    /// The catalog, which must be the provider's.
    public let catalog: CatalogID
    /// One of the catalog's lists; a search ignores it.
    public let list: ListID
    /// The words to search for in titles, trimmed; empty for no search.
    ///
    /// A search covers all titles, regardless of the list.
    public var search: String
    /// The order; nil for the list's own.
    public var sort: Sort?
    /// The filter; by default it matches everything.
    public var filter: Filter

    /// Creates a query; by default for the whole list in its own order.
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
