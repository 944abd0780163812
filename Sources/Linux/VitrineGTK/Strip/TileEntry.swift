import Features

/// A row of the strip's model: a favorite as it was when the strip took it over.
@MainActor
final class TileEntry {
    /// Nil if the favorite has been removed since the row was laid out.
    let tile: FavoriteTile?
    /// Whether it appeared while the strip was visible.
    let isNew: Bool

    init(_ tile: FavoriteTile?, isNew: Bool) {
        self.tile = tile
        self.isNew = isNew
    }
}
