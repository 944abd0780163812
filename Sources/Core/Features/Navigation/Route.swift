public import Catalog

/// A destination above the lists, which carries identifiers rather than models.
public enum Route: Hashable, Sendable {
    /// An item's details page.
    case details(Item.ID)
    /// An item's poster at full size, above its details.
    case poster(Item.ID)
    /// An item's picture at full size, directly above its list.
    case picture(Item.ID)
    /// An item's trailer, above its details.
    case trailer(Item.ID)
    /// The list of all items in a section of an item's details, above the details.
    case related(Item.ID, SectionID)
    /// A catalog's items that share a fact, above the details of one of them.
    case list(CatalogID, Filter)
    /// A catalog's statistics: who posted how much, or what was watched.
    case statistics(CatalogID)

    /// The catalog that the route belongs to.
    public var catalog: CatalogID {
        switch self {
        case .details(let id), .poster(let id), .picture(let id), .trailer(let id),
            .related(let id, _):
            id.catalog
        case .list(let id, _), .statistics(let id): id
        }
    }

    /// Whether it covers the whole window; other routes are pushed on the list or shown beside it.
    public var isCover: Bool {
        switch self {
        case .poster, .picture, .trailer: true
        case .details, .related, .list, .statistics: false
        }
    }
}
