/// The presentation of a facet in a catalog.
public struct FacetDeclaration: Hashable, Sendable {
    /// The facet's ``Facet/key``.
    public let key: String
    /// The kind of all its values.
    public let kind: FacetKind
    /// The label on the details page.
    public let caption: Caption
    /// The unit of a number or a list of names.
    public let unit: FacetUnit
    /// The presentation on the details page.
    public let role: FacetRole
    /// Whether a missing value is shown, as in "Not rated yet", rather than omitted.
    public let showsAbsence: Bool
    /// The filter that a click on the value opens the catalog's list with; nil for none.
    public let leadsTo: FilterKind?

    /// Declares a facet by its typed key.
    ///
    /// By default it is a one-line fact without a unit that opens no list, and only a missing rating
    /// is shown.
    public init<Value>(
        _ facet: Facet<Value>,
        _ kind: FacetKind,
        caption: Caption,
        unit: FacetUnit = .none,
        role: FacetRole = .fact,
        showsAbsence: Bool? = nil,
        leadsTo: FilterKind? = nil
    ) {
        self.init(
            key: facet.key,
            kind: kind,
            caption: caption,
            unit: unit,
            role: role,
            showsAbsence: showsAbsence,
            leadsTo: leadsTo
        )
    }

    /// Declares a facet whose key and kind are data, without checking that they match.
    ///
    /// The defaults are those of the other initializer.
    package init(
        key: String,
        kind: FacetKind,
        caption: Caption,
        unit: FacetUnit = .none,
        role: FacetRole = .fact,
        showsAbsence: Bool? = nil,
        leadsTo: FilterKind? = nil
    ) {
        self.key = key
        self.kind = kind
        self.caption = caption
        self.unit = unit
        self.role = role
        self.showsAbsence = showsAbsence ?? (kind == .rating)
        self.leadsTo = leadsTo
    }
}

/// The presentation of a facet on the details page.
public enum FacetRole: Hashable, Sendable {
    /// One line: a label and the value.
    case fact
    /// Names under a heading, one below the other.
    case list
    /// Running text under a heading.
    case body
    /// A control, such as the button that plays the trailer.
    case control
    /// Not shown; used for sorting.
    case hidden
}

/// The unit of a value.
public enum FacetUnit: Hashable, Sendable {
    /// No unit.
    case none
    /// Minutes of running time.
    case minutes
    /// A date of birth or death, shown with the person's age.
    ///
    /// `birth` and `death` are the keys of both dates. Without a death, the age is today's.
    case age(birth: String, death: String)
    /// A word of the service, shown as the text under `prefix` and the word in lower case, with a
    /// hyphen for each other character than a letter, in the string table; other words unchanged.
    case word(prefix: String)
    /// A number of things, as in "6 films".
    ///
    /// `key` names a plural in the string table, such as `value.films`. Rows and speech give the
    /// number of names instead of listing them; the details page lists them.
    case things(key: String)
    /// Like ``things(key:)``, with the text itself by language code and CLDR plural category.
    ///
    /// The text, such as `{count} films`, has the number in place of `{count}`. `en` and `other` are
    /// the fallbacks.
    case words([String: [String: String]])
}
