/// An item with everything that its own request told of it.
public struct ItemDetails: Hashable, Sendable {
    /// The item as a list would show it.
    public let item: Item
    /// The facets for the details page: those of the item and more.
    public let facets: Facets

    /// Joins an item and the facets of its details page.
    public init(item: Item, facets: Facets) {
        self.item = item
        self.facets = facets
    }
}
