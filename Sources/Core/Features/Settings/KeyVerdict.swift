public import Catalog

/// What a service said to a key.
public enum KeyVerdict: Hashable, Sendable {
    /// It takes the key; `host` is who said so.
    case accepted(host: String)
    /// The demonstration service, which takes every key of the right form.
    case acceptedByDemonstration
    /// It refuses the key; the message is its own.
    case refused(host: String, message: String?)
    /// It said nothing about the key.
    case failed(CatalogError)
}
