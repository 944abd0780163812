/// The saved keys of the user's catalogs.
public protocol CatalogKeys: Sendable {
    /// Returns whether a catalog's key is saved; may wait for the user to unlock the keyring.
    func hasKey(_ catalog: CatalogID) async -> Bool

    /// Saves a catalog's key in place of the previous one, or removes it (nil).
    ///
    /// - Returns: the new location.
    /// - Throws: ``KeyFailure``; `refused` if the catalog takes no key.
    func keep(_ key: String?, for catalog: CatalogID) async throws(KeyFailure) -> KeyLocation
}

/// Why a key couldn't be saved or removed.
public enum KeyFailure: Error, Hashable, Sendable {
    /// The keyring remained locked or refused the request.
    case refused
    /// The file couldn't be written; `code` is errno.
    case storage(code: Int32)
}

/// Where a key is stored.
public enum KeyLocation: Hashable, Sendable {
    /// There is no key.
    case none
    /// In an environment variable, which overrides a saved key.
    case variable(String)
    /// In the system's keyring.
    case keyring
    /// In a file that only the user can read.
    case file(path: String)
}
