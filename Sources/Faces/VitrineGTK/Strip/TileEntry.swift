import Features

/// A row of the strip's model: a favorite as it was when the strip took it over.
@MainActor
final class TileEntry {
    /// The favorite; nil where it has gone since it was laid out.
    let tile: FavoriteTile?
    /// Whether it came while the strip was seen.
    let isNew: Bool

    /// Makes the row of a favorite.
    init(_ tile: FavoriteTile?, isNew: Bool) {
        self.tile = tile
        self.isNew = isNew
    }
}
