public import Catalog

/// A destination above the lists; it carries identifiers, never models.
public enum Route: Hashable, Sendable {
    /// The details page of an item.
    case details(Item.ID)
    /// The poster of an item at full size, above its details.
    case poster(Item.ID)
    /// The picture of an item at full size, directly above its list.
    case picture(Item.ID)
    /// The trailer of an item, above its details.
    case trailer(Item.ID)
    /// The statistics of a catalog, which list who posted how much.
    case statistics(CatalogID)

    /// The catalog to which the route belongs.
    public var catalog: CatalogID {
        switch self {
        case .details(let id), .poster(let id), .picture(let id), .trailer(let id): id.catalog
        case .statistics(let id): id
        }
    }

    /// Whether it covers the whole window; other routes are pushed on the list or shown beside it.
    public var isCover: Bool {
        switch self {
        case .poster, .picture, .trailer: true
        case .details, .statistics: false
        }
    }
}
