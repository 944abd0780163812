import Catalog

/// What a commit changed, at the granularity that observers need.
enum Change: Hashable, Sendable {
    /// The pages, the number of pages or the rows of a list.
    case list(ListKey)
    /// New or changed titles of a catalog.
    case titles(CatalogID)
    /// Stored items of a catalog.
    case items(CatalogID)
    /// Favorites of one catalog.
    case favorites(CatalogID)
    /// Favorites of any catalog.
    case anyFavorites
    /// Which items of a catalog were visited.
    case visits(CatalogID)
    /// Users and posts of a source, by its ``Scope/name``, after its feed was loaded.
    case posts(String)
    /// What is known of the pictures of a source, by its ``Scope/name``.
    case images(String)
    /// The state of a job that fetches a whole list.
    case completion(ListKey)
    /// The lists that are kept offline, or how far they are.
    case offline
    /// Anything at all: a source was replaced, or another process wrote.
    case everything
}
