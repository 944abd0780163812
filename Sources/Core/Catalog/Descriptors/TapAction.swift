/// What opening an item does.
public enum TapAction: Hashable, Sendable {
    /// A page with all that is known, from the item or by a request of its own.
    case details(DetailsPolicy)
    /// The picture turns over once.
    case flip
}
