public import Catalog

/// What was found at an address.
public enum AddressVerdict: Hashable, Sendable {
    /// A service that answers with data.
    case good
    /// A service that wants a key, or another one.
    case wantsKey(message: String?)
    /// A page for people.
    case webPage
    /// Something that is no data.
    case unreadable
    /// No answer, or an error of the service.
    case failed(CatalogError)
}
