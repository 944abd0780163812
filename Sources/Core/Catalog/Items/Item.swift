/// One entry in a catalog: a film, a photo, a character.
///
/// It doesn't record whether it is a favorite; the library does, so copies of an item can't
/// contradict each other.
public struct Item: Identifiable, Hashable, Sendable {
    /// The identity of an item: a catalog and a key within it.
    public struct ID: Hashable, Sendable {
        /// The catalog that the item belongs to.
        public let catalog: CatalogID
        /// The service's key, unique within the catalog.
        public let key: String

        /// Creates an id without validating the key.
        public init(_ catalog: CatalogID, _ key: String) {
            self.catalog = catalog
            self.key = key
        }
    }

    /// The id, stable across runs.
    public let id: ID
    /// The service's title in Unicode NFC; never empty.
    public let title: String
    /// The picture; nil if the service has none.
    public let artwork: Artwork?
    /// Everything else that is known about the item.
    public let facets: Facets

    /// Creates an item without validating its parts; providers normalize titles.
    public init(id: ID, title: String, artwork: Artwork?, facets: Facets) {
        self.id = id
        self.title = title
        self.artwork = artwork
        self.facets = facets
    }
}

/// An item with everything that its own request returned.
public struct ItemDetails: Hashable, Sendable {
    /// The item as in a list.
    public let item: Item
    /// The facets for the details page, including the item's own.
    public let facets: Facets
    /// The items that belong to it, in the order of ``CatalogDescriptor/sections``.
    public let sections: [ItemSection]
    /// The picture for the details page if it is another one than the item's, otherwise nil.
    public let picture: Artwork?
    /// Where the item can be watched; nil if that is unknown, or nowhere in the country.
    public let offers: Offers?

    /// Creates details; `facets` should include the item's own, which it replaces on the details
    /// page.
    ///
    /// By default it has no sections, the item's picture, and no offers.
    public init(
        item: Item,
        facets: Facets,
        sections: [ItemSection] = [],
        picture: Artwork? = nil,
        offers: Offers? = nil
    ) {
        self.item = item
        self.facets = facets
        self.sections = sections
        self.picture = picture
        self.offers = offers
    }

    /// The picture for the details page; nil if there is none.
    public var artwork: Artwork? { picture ?? item.artwork }
}
