/// What happens when an item is opened.
public enum TapAction: Hashable, Sendable {
    /// The details page is pushed.
    case details(DetailsPolicy)
    /// The picture flips over once; another act opens it at full size.
    case flip
}
