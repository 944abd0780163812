public import Catalog

/// What a search of all catalogs found in one of them.
public struct QuickSearchGroup: Identifiable, Hashable, Sendable {
    /// The catalog.
    public let id: CatalogID
    /// Its name.
    public let title: String
    /// The items found, stored ones first.
    public let rows: [RowContent]
}
