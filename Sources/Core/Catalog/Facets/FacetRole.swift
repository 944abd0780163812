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
