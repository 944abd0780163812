public import Catalog

/// The result of trying a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The service accepts the key; `host` is the service's.
    case accepted(host: String)
    /// The demonstration service, which accepts every key of the right format.
    case acceptedByDemonstration
    /// The service rejects the key; `message` is its own.
    case refused(host: String, message: String?)
    /// The service could not be asked.
    case failed(CatalogError)
}
