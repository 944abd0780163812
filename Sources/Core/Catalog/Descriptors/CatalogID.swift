/// The id of a catalog, such as `movies`: part of addresses, files and command lines.
///
/// There are no constants and no literals, so that only a provider can name a catalog.
public struct CatalogID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Takes the name as typed on a command line; it is not validated.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
