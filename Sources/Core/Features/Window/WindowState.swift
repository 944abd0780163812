public import Catalog

/// The state of the window, restored at the next start.
public struct WindowState: Hashable, Sendable {
    /// A scroll position in a list.
    public struct Place: Hashable, Sendable {
        /// A list of the item's catalog.
        public var list: ListID
        /// The topmost visible item.
        public var item: Item.ID

        /// Neither is checked to exist.
        public init(list: ListID, item: Item.ID) {
            self.list = list
            self.item = item
        }
    }

    /// The size in application pixels, or the one to return to if maximized; nil for the default.
    public var size: Size?
    /// Whether the window was maximized, as opposed to full screen.
    public var isMaximized = false
    /// The catalog that was shown; nil for the first one.
    public var catalog: CatalogID?
    /// The selected lists by catalog; a missing catalog shows its first.
    public var lists: [CatalogID: ListID] = [:]
    /// The scroll position of the list that was shown; nil for its top.
    public var place: Place?
    /// The item whose details were open; nil if none were.
    public var open: Item.ID?

    /// A width and a height in application pixels, at least those of the smallest phone and at most
    /// what no screen exceeds.
    public struct Size: Hashable, Sendable {
        /// From 360 to 16,384.
        public let width: Int
        /// From 294 to 16,384.
        public let height: Int

        /// Values out of range are clamped.
        public init(width: Int, height: Int) {
            self.width = min(max(width, 360), 16_384)
            self.height = min(max(height, 294), 16_384)
        }
    }

    /// The state of a first start.
    public init() {}
}
