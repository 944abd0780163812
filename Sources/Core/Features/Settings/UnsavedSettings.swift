public import Catalog
public import Foundation

/// A service that does nothing by default, for tests, measurements and previews.
public protocol UnsavedSettings: SettingsService {}

/// An app without catalogs whose settings last until it ends.
public struct NoSettings: UnsavedSettings {
    /// Creates the service.
    public init() {}
}

extension UnsavedSettings {
    /// The facts of an app without catalogs.
    public var facts: SettingsFacts { SettingsFacts() }

    /// Saves nothing.
    public func keep(_ settings: Settings) {}

    /// Applies nothing.
    public func apply() async throws(CatalogError) {}

    /// Returns `offline`.
    public func verdict(on address: URL, for catalog: CatalogID) async -> AddressVerdict {
        .failed(.offline)
    }

    /// Returns `none`.
    public func keyLocation() async -> KeyLocation { .none }

    /// Returns `offline`.
    public func verdict(on key: String?, with settings: Settings) async -> KeyVerdict {
        .failed(.offline)
    }

    /// Saves nothing.
    public func keep(key: String?) async throws(KeyFailure) -> KeyLocation { .none }

    /// Returns no catalogs.
    public func readCatalogs() async -> CatalogReading { CatalogReading() }

    /// Refuses every address.
    public func draft(of address: URL) async throws(CatalogError) -> CatalogDraft {
        throw .badResponse(nil)
    }

    /// Refuses every manifest.
    public func check(_ source: ManifestSource) async throws(ManifestError) -> CatalogEntry {
        throw ManifestError(issues: [ManifestIssue(at: "", .missing)])
    }

    /// Refuses every manifest.
    public func answered(
        _ source: ManifestSource,
        with answers: [String: String]
    ) async throws(ManifestError) -> ManifestSource {
        throw ManifestError(issues: [ManifestIssue(at: "", .missing)])
    }

    /// Refuses every manifest.
    public func trial(of source: ManifestSource) async throws(CatalogError) -> CatalogTrial {
        throw .badResponse(nil)
    }

    /// Refuses every manifest.
    public func add(
        _ source: ManifestSource,
        replacing: Bool
    ) async throws(CatalogAdditionError) -> CatalogEntry {
        throw .manifest(ManifestError(issues: [ManifestIssue(at: "", .missing)]))
    }

    /// Removes nothing.
    public func remove(
        _ catalog: CatalogID,
        deletingData: Bool
    ) async throws(CatalogRemovalError) {}

    /// Removes nothing.
    public func remove(_ file: URL) async throws(ManifestError) {}

    /// Returns false.
    public func hasKey(of catalog: CatalogID) async -> Bool { false }

    /// Saves nothing.
    public func keep(key: String?, of catalog: CatalogID) async throws(KeyFailure) {}

    /// Returns 0.
    public func imageBytes() async -> Int { 0 }

    /// Removes nothing.
    public func removeImages() async {}

    /// Returns 0.
    public func libraryBytes() async -> Int { 0 }

    /// Removes nothing.
    public func clearHistory() async throws(CatalogError) {}
}
