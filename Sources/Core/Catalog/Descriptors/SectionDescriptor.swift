/// A section of a details page, as data: items that belong to the page's item.
public struct SectionDescriptor: Identifiable, Hashable, Sendable {
    /// The id of the items' ``ItemSection``.
    public let id: SectionID
    /// The heading.
    public let title: Caption
    /// The catalog of the items.
    public let catalog: CatalogID
    /// The shape of the pictures.
    public let shape: ShelfDescriptor.Shape
    /// The title of the page that lists all items; nil if the shelf shows all of them.
    ///
    /// Sections with the same title share one page.
    public let all: Caption?
    /// The key of the items' facet, a date, whose year is a heading on that page; nil for none.
    public let yearsOf: String?
    /// The prefix of translated roles (``FacetUnit/word(prefix:)``); nil to show them as they are.
    public let rolePrefix: String?

    /// Creates a descriptor; by default the shelf shows all items.
    public init(
        id: SectionID,
        title: Caption,
        catalog: CatalogID,
        shape: ShelfDescriptor.Shape,
        all: Caption? = nil,
        yearsOf: String? = nil,
        rolePrefix: String? = nil
    ) {
        self.id = id
        self.title = title
        self.catalog = catalog
        self.shape = shape
        self.all = all
        self.yearsOf = yearsOf
        self.rolePrefix = rolePrefix
    }
}
