/// The name of a catalog, such as `movies`: part of addresses, files and command lines.
///
/// No constants and no literals here: nobody outside a provider can name a catalog.
public struct CatalogID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Makes an id of a name as it stands on a command line.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
