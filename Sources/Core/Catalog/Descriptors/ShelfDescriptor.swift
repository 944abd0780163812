/// A shelf on the home page, as data: the first items of a list, side by side.
public struct ShelfDescriptor: Hashable, Sendable {
    /// The items on a shelf.
    public enum Content: Hashable, Sendable {
        /// The first items of a list; in the list's own order if `sort` is nil.
        case list(ListID, sort: Sort? = nil)
        /// The items with a kind of mark, in the order of their list.
        case marked(MarkKind)
        /// The items whose details were last opened, latest first.
        case visited

        /// The favorites, newest first.
        public static var favorites: Content { .marked(.favorite) }
    }

    /// The shape of the pictures.
    public enum Shape: Hashable, Sendable {
        /// Upright, 2:3.
        case poster
        /// Square, 1:1.
        case square
        /// Wide, 3:2.
        case photo
        /// Round, for people.
        case portrait
    }

    /// The heading above the items.
    public let title: Caption
    /// The items on the shelf.
    public let content: Content
    /// The shape of the pictures.
    public let shape: Shape
    /// The list that the heading opens; nil if no list has these items.
    public let opens: ListID?

    /// Creates a descriptor; by default with posters, and a heading that opens the items' list.
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
