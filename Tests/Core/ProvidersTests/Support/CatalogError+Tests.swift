import Catalog

extension CatalogError {
    /// Whether a response arrived, but couldn't be used.
    static func isBadResponse(_ error: any Error) -> Bool {
        if case CatalogError.badResponse = error { true } else { false }
    }
}
