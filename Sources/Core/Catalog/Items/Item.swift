/// One entry of a catalog: a film, a photo, a character.
///
/// It does not say whether it is a favorite: the library does, so that copies of an item cannot
/// disagree.
public struct Item: Identifiable, Hashable, Sendable {
    /// A catalog and a key within it.
    public struct ID: Hashable, Sendable {
        /// The catalog that the item belongs to.
        public let catalog: CatalogID
        /// Unique within the catalog, as the service sends it.
        public let key: String

        /// The key is not validated.
        public init(_ catalog: CatalogID, _ key: String) {
            self.catalog = catalog
            self.key = key
        }
    }

    /// Stable across runs.
    public let id: ID
    /// As the service sent it but in Unicode NFC; never empty.
    public let title: String
    /// Nil if the service has no picture.
    public let artwork: Artwork?
    /// Everything else that is known about the item.
    public let facets: Facets

    /// The parts are not validated; providers normalize titles.
    public init(id: ID, title: String, artwork: Artwork?, facets: Facets) {
        self.id = id
        self.title = title
        self.artwork = artwork
        self.facets = facets
    }
}

/// An item with everything that its own request returned.
public struct ItemDetails: Hashable, Sendable {
    /// The item as a list would show it.
    public let item: Item
    /// The facets for the details page: those of the item and more.
    public let facets: Facets

    /// `facets` replaces the item's own on the details page, so it should include them.
    public init(item: Item, facets: Facets) {
        self.item = item
        self.facets = facets
    }
}
