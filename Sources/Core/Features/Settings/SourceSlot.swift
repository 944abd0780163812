public import Catalog

/// What can be chosen for one catalog.
public struct SourceSlot: Hashable, Sendable {
    /// The catalog.
    public let catalog: CatalogID
    /// What people call it.
    public let title: Caption
    /// Where it can come from, in the order of the page.
    public let kinds: [SourceChoice.Kind]
    /// Whether the public service wants a key.
    public let needsKey: Bool
    /// The variable that decides in place of the settings; nil where none does.
    public let overrulingVariable: String?

    /// Makes a slot of its parts.
    public init(
        catalog: CatalogID,
        title: Caption,
        kinds: [SourceChoice.Kind],
        needsKey: Bool,
        overrulingVariable: String?
    ) {
        self.catalog = catalog
        self.title = title
        self.kinds = kinds
        self.needsKey = needsKey
        self.overrulingVariable = overrulingVariable
    }
}
