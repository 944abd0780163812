public import Catalog

/// How a person left the window, to be found so at the next start.
public struct WindowState: Hashable, Sendable {
    /// Where somebody was in a list.
    public struct Place: Hashable, Sendable {
        /// Which list of the item's catalog.
        public var list: ListID
        /// The item at the upper edge.
        public var item: Item.ID

        /// Makes a place of its parts.
        public init(list: ListID, item: Item.ID) {
            self.list = list
            self.item = item
        }
    }

    /// The size in application pixels, of a maximized window that before it was; nil for the usual
    /// one.
    public var size: Size?
    /// Whether the window filled the screen but for the desktop's own bars.
    public var isMaximized = false
    /// The catalog that was shown; nil for the first one.
    public var catalog: CatalogID?
    /// The lists that were chosen, by catalog; a catalog without one shows its first.
    public var lists: [CatalogID: ListID] = [:]
    /// The place in the list that was shown; nil for its top.
    public var place: Place?
    /// The item whose details were open; nil where none were.
    public var open: Item.ID?

    /// A width and a height in application pixels, at least those of the smallest phone and at
    /// most what no screen has.
    public struct Size: Hashable, Sendable {
        /// From 360 to 16,384.
        public let width: Int
        /// From 294 to 16,384.
        public let height: Int

        /// Makes a size; numbers out of range become the nearest in it.
        public init(width: Int, height: Int) {
            self.width = min(max(width, 360), 16_384)
            self.height = min(max(height, 294), 16_384)
        }
    }

    /// The first start: nothing is known.
    public init() {}
}
