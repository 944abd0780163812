/// Where the details page takes its facts from.
public enum DetailsPolicy: Hashable, Sendable {
    /// The list told everything.
    case fromItem
    /// The service has more to tell; asked each time the page opens.
    case ownRequest
}
