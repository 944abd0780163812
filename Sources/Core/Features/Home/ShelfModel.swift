public import Catalog
public import ImagePipeline

/// A row of items, side by side, on the home page or a details page.
@MainActor
public protocol ShelfModel: AnyObject {
    /// The heading.
    var title: String { get }
    /// The items in order.
    var cards: [RowContent] { get }
    /// Whether items are expected, for which the page keeps the row's place.
    var isWaiting: Bool { get }
    /// The catalog of the items.
    var catalog: CatalogDescriptor { get }
    /// The shape of the pictures.
    var shape: ShelfDescriptor.Shape { get }
    /// The page with more items, which the heading opens; nil without one.
    var opens: ShelfTarget? { get }
    /// Whether items open above the page that the shelf is on, rather than in its place.
    var isOnDetails: Bool { get }
    /// Increases when failed pictures should be retried.
    var pictureAttempt: Int { get }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest?
}

/// A page with more items than a shelf.
public enum ShelfTarget: Hashable, Sendable {
    /// A list in the same catalog.
    case list(ListID)
    /// A page above the one that the shelf is on.
    case page(Route)
}

extension ShelfModel {
    /// Whether the catalog has favorites.
    public var hasHearts: Bool { catalog.has(.favorite) }

    /// Returns a card's actions; the picture of a card opens only in its list.
    public func actions(for card: RowContent) -> [ItemAction] {
        catalog.actions(for: card).filter { $0 != .viewPicture }
    }

    /// The list that the heading opens; nil if it opens no list.
    public var openedList: ListDescriptor? {
        if case .list(let id)? = opens { catalog.list(id) } else { nil }
    }
}
