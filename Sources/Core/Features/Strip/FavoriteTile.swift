public import Catalog

/// A favorite in the strip: a picture and a title.
public struct FavoriteTile: Identifiable, Hashable, Sendable {
    /// Unique within the strip.
    public let id: Item.ID
    /// Also spoken by screen readers: the row below says the rest.
    public let title: String
    /// Nil if there is no picture.
    public let artwork: Artwork?

    /// Keeps only id, title and artwork.
    public init(_ item: Item) {
        id = item.id
        title = item.title.shortened()
        artwork = item.artwork
    }
}
