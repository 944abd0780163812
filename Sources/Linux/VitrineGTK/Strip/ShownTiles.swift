import Catalog
import Features

/// The tiles that the widgets know.
@MainActor
final class ShownTiles {
    /// In display order.
    var tiles: [FavoriteTile] = []
    /// The tiles that appeared while the strip was visible.
    var new: Set<Item.ID> = []

    /// The tile at a 0-based position.
    func entry(at position: Int) -> TileEntry {
        guard tiles.indices.contains(position) else { return TileEntry(nil, isNew: false) }
        let tile = tiles[position]
        return TileEntry(tile, isNew: new.contains(tile.id))
    }
}

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
