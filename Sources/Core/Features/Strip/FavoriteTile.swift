public import Catalog

/// A favorite as the strip shows it: a picture and a name.
public struct FavoriteTile: Identifiable, Hashable, Sendable {
    /// Which item.
    public let id: Item.ID
    /// The title, which is what screen readers speak, too: the row below tells the rest.
    public let title: String
    /// The picture; nil where there is none.
    public let artwork: Artwork?

    /// Makes the tile of an item.
    public init(_ item: Item) {
        id = item.id
        title = item.title
        artwork = item.artwork
    }
}
