/// A shelf of the home page, as data: the first items of a list, side by side.
public struct ShelfDescriptor: Hashable, Sendable {
    /// Which items stand on a shelf.
    public enum Content: Hashable, Sendable {
        /// The first items of a list; with `sort` nil, in the list's own order.
        case list(ListID, sort: Sort? = nil)
        /// The favorites, the newest first.
        case favorites
        /// The items whose details were opened last, the latest first.
        case visited
    }

    /// The shape of the pictures.
    public enum Shape: Hashable, Sendable {
        /// Upright, 2:3.
        case poster
        /// 1:1.
        case square
        /// Wide, 3:2.
        case photo
    }

    /// The heading above the items.
    public let title: Caption
    /// Which items stand on it.
    public let content: Content
    /// The shape of the pictures.
    public let shape: Shape
    /// The list that the heading opens; nil if none shows these items.
    public let opens: ListID?

    /// By default pictures are posters, and the heading opens the list that the items come from.
    public init(
        title: Caption,
        content: Content,
        shape: Shape = .poster,
        opens: ListID? = nil
    ) {
        self.title = title
        self.content = content
        self.shape = shape
        self.opens =
            if case .list(let list, _) = content { opens ?? list } else { opens }
    }
}
