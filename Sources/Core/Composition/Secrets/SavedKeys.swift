public import Catalog
import Manifests

/// The keys of the user's catalogs, for commands.
public struct SavedKeys: CatalogKeys {
    private let folder: ManifestFolder
    private let credentials: CredentialStore

    /// Uses the platform's keyring, or else its settings folder.
    public init(on platform: Platform) {
        folder = ManifestFolder(in: platform.folders.settings)
        credentials = CredentialStore(
            keyring: platform.keyring,
            file: SecretFile(in: platform.folders.settings),
            log: platform.log
        )
    }

    /// Returns whether a catalog's key is saved; may wait for the user to unlock the keyring.
    public func hasKey(_ catalog: CatalogID) async -> Bool {
        guard let key = key(of: catalog) else { return false }
        return await credentials.place(of: key) != .none
    }

    /// Saves a catalog's key in place of the previous one, or removes it (nil).
    ///
    /// - Throws: `refused` also if the catalog takes no key.
    public func keep(
        _ key: String?,
        for catalog: CatalogID
    ) async throws(KeyFailure) -> KeyLocation {
        guard let service = self.key(of: catalog) else { throw .refused }
        return try await credentials.keep(key, for: service)
    }

    /// Returns the key that a catalog's file describes; blocks.
    private func key(of catalog: CatalogID) -> ServiceKey? {
        folder.files().compactMap(\.manifest).first { $0.id == catalog }
            .flatMap { KnownCatalog($0).key }
    }
}
