/// How a catalog presents one facet of its items.
public struct FacetDeclaration: Hashable, Sendable {
    /// The ``Facet/key`` it describes.
    public let key: String
    /// The kind of all its values.
    public let kind: FacetKind
    /// The label on the details page.
    public let caption: Caption
    /// What a number or a list of names counts.
    public let unit: FacetUnit
    /// How the details page shows it.
    public let role: FacetRole
    /// Whether a missing value is stated, as in "Not rated yet", rather than left out.
    public let tellsAbsence: Bool

    /// Declares a facet by its typed key.
    ///
    /// By default it is a one-line fact without a unit, and only a missing rating is stated.
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
