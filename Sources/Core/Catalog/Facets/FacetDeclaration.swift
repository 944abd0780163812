/// What a catalog says of a facet that its items may have.
public struct FacetDeclaration: Hashable, Sendable {
    /// The facet's key.
    public let key: String
    /// The kind of its values.
    public let kind: FacetKind
    /// What it is called on the details page.
    public let caption: Caption
    /// What a number or a list of names counts.
    public let unit: FacetUnit
    /// How it stands on the details page.
    public let role: FacetRole
    /// Whether people are told that there is no value, as "Not rated yet"; else it is left out.
    public let tellsAbsence: Bool

    /// Declares a facet by its typed key.
    ///
    /// By default it is a fact of one line, a number counts nothing in particular, and only of a
    /// rating people are told that there is none.
    public init<Value>(
        _ facet: Facet<Value>,
        _ kind: FacetKind,
        caption: Caption,
        unit: FacetUnit = .none,
        role: FacetRole = .fact,
        tellsAbsence: Bool? = nil
    ) {
        key = facet.key
        self.kind = kind
        self.caption = caption
        self.unit = unit
        self.role = role
        self.tellsAbsence = tellsAbsence ?? (kind == .rating)
    }
}
