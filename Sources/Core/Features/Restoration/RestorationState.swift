public import Catalog

/// What of the app is restored at the next start, on any system.
public struct RestorationState: Hashable, Sendable {
    /// A scroll position in a list.
    public struct ScrollPosition: Hashable, Sendable {
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

    /// The catalog that was shown; nil for the home page, or the first one without it.
    public var catalog: CatalogID?
    /// The selected lists by catalog; a missing catalog shows its first.
    public var lists: [CatalogID: ListID] = [:]
    /// The scroll position of the list that was shown; nil for its top.
    public var place: ScrollPosition?
    /// The item whose details were open; nil if none were.
    public var open: Item.ID?

    /// The state of a first start.
    public init() {}
}
