public import Catalog

/// The app state that the next start restores, on any system.
public struct RestorationState: Hashable, Sendable {
    /// A scroll position in a list.
    public struct ScrollPosition: Hashable, Sendable {
        /// The list, in the item's catalog.
        public var list: ListID
        /// The topmost visible item.
        public var item: Item.ID

        /// Creates a position without checking that the list and item exist.
        public init(list: ListID, item: Item.ID) {
            self.list = list
            self.item = item
        }
    }

    /// The catalog on screen; nil for the home page, or for the first catalog if there is no home
    /// page.
    public var catalog: CatalogID?
    /// The selected list in each catalog; a missing catalog shows its first list.
    public var lists: [CatalogID: ListID] = [:]
    /// The scroll position of the list on screen; nil for its top.
    public var place: ScrollPosition?
    /// The pages open above the list or the home page, newest last.
    public var path: [Route] = []

    /// The state of a first start.
    public init() {}
}
