/// How a facet stands on the details page.
public enum FacetRole: Hashable, Sendable {
    /// One line: what it is and what it says.
    case fact
    /// Its names one below the other under a heading.
    case list
    /// Running text under a heading.
    case body
    /// A control of its own, such as the button that plays a trailer.
    case control
    /// Nothing: it serves sorting.
    case hidden
}
