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
    /// The visited items of a catalog.
    case visits(CatalogID)
    /// The users and posts of a source, by its ``Scope/name``, after its feed was loaded.
    case posts(String)
    /// The stored facts about the pictures of a source, by its ``Scope/name``.
    case images(String)
    /// The state of the job that fetches a whole list.
    case completion(ListKey)
    /// The offline lists, or their progress.
    case offline
    /// Everything: a source was replaced, or another process wrote to the store.
    case everything
}
