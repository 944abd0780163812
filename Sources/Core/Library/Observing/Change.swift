import Catalog

/// What a commit changed, at the granularity observers need.
enum Change: Hashable, Sendable {
    /// The pages, page count or rows of a list.
    case list(ListKey)
    /// New or changed titles in a catalog.
    case titles(CatalogID)
    /// A catalog's stored items.
    case items(CatalogID)
    /// One catalog's marks.
    case marks(CatalogID)
    /// Any catalog's marks.
    case anyMarks
    /// A catalog's visited items.
    case visits(CatalogID)
    /// The users and posts of a source, by its ``Scope/name``, after its feed was loaded.
    case posts(String)
    /// The facts stored about a source's pictures, by its ``Scope/name``.
    case images(String)
    /// The state of the job that fetches a whole list.
    case wholeList(ListKey)
    /// The offline lists or their progress.
    case offline
    /// Everything: a source was replaced, or another process wrote to the store.
    case everything
}
