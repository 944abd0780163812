import Catalog

/// What a commit changed, as finely as observers need to know.
enum Change: Hashable, Sendable {
    /// The pages, the number of pages or the rows of a list.
    case list(ListKey)
    /// Titles of a catalog: some are new or others.
    case titles(CatalogID)
    /// Stored items of a catalog.
    case items(CatalogID)
    /// Hearts of a catalog.
    case hearts(CatalogID)
    /// Hearts of any catalog.
    case anyHearts
    /// Users and posts of a source, by its ``Scope/name``: they were read anew.
    case posts(String)
    /// What is known of the pictures of a source, by its ``Scope/name``.
    case images(String)
    /// The state of a job that fetches a whole list.
    case completion(ListKey)
    /// Anything at all: a source was replaced, or another process wrote.
    case everything
}
