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
