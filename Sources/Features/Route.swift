public import Catalog

/// A place that a person can be at, above the lists; it carries ids, never models.
public enum Route: Hashable, Sendable {
    /// The details page of an item.
    case details(Item.ID)
}
