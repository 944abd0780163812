/// What a catalogue says of a facet that its items may have.
public struct FacetDeclaration: Hashable, Sendable {
    /// The facet's key.
    public let key: String
    /// The kind of its values.
    public let kind: FacetKind
    /// What it is called on the details page.
    public let caption: Caption

    /// Declares a facet by its typed key.
    public init<Value>(_ facet: Facet<Value>, _ kind: FacetKind, caption: Caption) {
        key = facet.key
        self.kind = kind
        self.caption = caption
    }
}
