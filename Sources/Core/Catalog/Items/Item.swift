/// One thing that a catalog shows: a film, a photo, a character.
///
/// An item has no heart: whether it is a favorite is asked of the library, so that no copy of an
/// item can disagree with another.
public struct Item: Identifiable, Hashable, Sendable {
    /// What names an item everywhere: its catalog and its key there.
    public struct ID: Hashable, Sendable {
        /// The catalog that the item belongs to.
        public let catalog: CatalogID
        /// The item's key within its catalog, as the service names it.
        public let key: String

        /// Joins a catalog and a key.
        public init(_ catalog: CatalogID, _ key: String) {
            self.catalog = catalog
            self.key = key
        }
    }

    /// The item's name, stable across runs.
    public let id: ID
    /// The title for people, in Unicode NFC, never empty, as the service sent it otherwise.
    public let title: String
    /// The picture; nil where the service has none.
    public let artwork: Artwork?
    /// Everything else that is known of it.
    public let facets: Facets

    /// Makes an item of its parts.
    public init(id: ID, title: String, artwork: Artwork?, facets: Facets) {
        self.id = id
        self.title = title
        self.artwork = artwork
        self.facets = facets
    }
}
