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

/// How the details page shows a facet.
public enum FacetRole: Hashable, Sendable {
    /// One line: a label and the value.
    case fact
    /// Names one below the other under a heading.
    case list
    /// Running text under a heading.
    case body
    /// A control, such as the button that plays the trailer.
    case control
    /// Not shown; used for sorting.
    case hidden
}

/// What a value counts.
public enum FacetUnit: Hashable, Sendable {
    /// Nothing in particular.
    case none
    /// Minutes of running time.
    case minutes
    /// A count of things, as in "6 films".
    ///
    /// `key` names a plural of the string table, such as `value.films`. Rows and speech say how
    /// many names there are instead of listing them; the details page lists them.
    case things(key: String)
}
