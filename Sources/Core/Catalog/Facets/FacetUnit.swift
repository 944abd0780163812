/// What a value counts.
public enum FacetUnit: Hashable, Sendable {
    /// Nothing in particular.
    case none
    /// Minutes of running time.
    case minutes
    /// Things of some kind, in words such as "6 films".
    ///
    /// `key` names a plural of the string table, such as `value.films`. Rows and speech say how
    /// many names there are in place of the names; the details page has room for the names.
    case things(key: String)
}
