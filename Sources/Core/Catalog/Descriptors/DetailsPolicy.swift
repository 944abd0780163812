/// Where the details page gets its facts.
public enum DetailsPolicy: Hashable, Sendable {
    /// From the list row, which already has everything.
    case fromItem
    /// From a request of its own, sent each time the page opens.
    case ownRequest
}
