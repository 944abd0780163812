public import Catalog

/// The result of checking an address.
public enum AddressVerdict: Hashable, Sendable {
    /// A service that returned data.
    case good
    /// A service that requires a key, or a different one; `message` is the service's own.
    case wantsKey(message: String?)
    /// HTML for a browser.
    case webPage
    /// Something that is not the service's data.
    case unreadable
    /// No response, or an error of the service.
    case failed(CatalogError)
}
