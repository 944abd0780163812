public import Catalog

/// A place that a person can be at, above the lists; it carries ids, never models.
public enum Route: Hashable, Sendable {
    /// The details page of an item.
    case details(Item.ID)
    /// The poster of an item at full size, above its details.
    case poster(Item.ID)
    /// The trailer of an item, above its details.
    case trailer(Item.ID)
    /// Who posted how much in a catalog.
    case statistics(CatalogID)
}
