public import Catalog

/// A favorite in the strip.
public struct FavoriteTile: Identifiable, Hashable, Sendable {
    /// The item.
    public let id: Item.ID
    /// The title, which is all that screen readers say; the list's row says the rest.
    public let title: String
    /// The picture, or nil.
    public let artwork: Artwork?

    /// Creates a tile from an item's identifier, title and picture.
    public init(_ item: Item) {
        id = item.id
        title = item.title.shortened()
        artwork = item.artwork
    }
}
