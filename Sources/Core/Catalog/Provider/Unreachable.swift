/// What doesn't respond during an outage, for messages; see ``CatalogError/offline``.
public enum Unreachable: Hashable, Sendable {
    /// The machine has no network, or that isn't known.
    case network
    /// The service of a built-in catalog, by the catalog's title; `customHost` is its host if the
    /// user chose the address.
    case service(Caption, customHost: String?)
    /// The host of a catalog from a file.
    case host(String)
    /// The host of a catalog from a file, whose name doesn't exist.
    case unknownHost(String)
    /// One of the others, in whose place a web page came: a network's sign-in page, perhaps.
    indirect case webPage(insteadOf: Unreachable)
}
