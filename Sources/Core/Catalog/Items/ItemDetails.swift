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
