/// What a number counts.
public enum FacetUnit: Hashable, Sendable {
    /// Nothing in particular.
    case none
    /// Minutes of running time.
    case minutes
}
