public import Catalog

/// The source setting for one catalog.
public struct SourceSlot: Hashable, Sendable {
    /// The catalog whose source is chosen.
    public let catalog: CatalogID
    /// The catalog's title.
    public let title: Caption
    /// The available sources, in the order shown on the page.
    public let kinds: [SourceChoice.Kind]
    /// Whether the public service requires a key.
    public let needsKey: Bool
    /// The environment variable that overrides the setting; nil if none does.
    public let overrulingVariable: String?
    /// The source set by the variable; nil if it sets none.
    public let overrulingKind: SourceChoice.Kind?

    /// Creates a slot; the parts aren't validated.
    public init(
        catalog: CatalogID,
        title: Caption,
        kinds: [SourceChoice.Kind],
        needsKey: Bool,
        overrulingVariable: String?,
        overrulingKind: SourceChoice.Kind? = nil
    ) {
        self.catalog = catalog
        self.title = title
        self.kinds = kinds
        self.needsKey = needsKey
        self.overrulingVariable = overrulingVariable
        self.overrulingKind = overrulingKind
    }
}
