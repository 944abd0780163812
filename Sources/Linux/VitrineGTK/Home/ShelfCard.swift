import Features

/// A row of a shelf's model: an item as it was when the shelf took it over.
@MainActor
final class ShelfCard {
    let content: RowContent?

    /// Nil if the item has left the shelf since the card was laid out.
    init(_ content: RowContent?) {
        self.content = content
    }
}
