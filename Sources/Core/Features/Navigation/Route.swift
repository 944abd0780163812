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

    /// Whether it covers the whole window; what does not is pushed on the list, or stands beside it.
    public var isCover: Bool {
        switch self {
        case .poster, .trailer: true
        case .details, .statistics: false
        }
    }
}
