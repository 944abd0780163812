public import Catalog
public import Foundation

/// Actions on the user's catalogs, none of which blocks the main thread.
public struct CatalogActions: Sendable {
    /// Why a catalog couldn't be removed.
    public enum Failure: Error, Hashable, Sendable {
        /// Its file couldn't be removed.
        case file(ManifestError)
        /// Its file was removed, but not its stored data.
        case library(CatalogError)
        /// Its file and data were removed, but not its key.
        case key(KeyFailure)
    }

    /// Returns all catalogs in display order.
    public var all: @Sendable () async -> [CatalogEntry]
    /// Adds the catalog that a file describes; applying the settings shows it.
    public var add: @Sendable (URL) async throws(ManifestError) -> CatalogEntry
    /// Removes a catalog that the user added, and its stored items, favorites and key if wanted.
    public var remove: @Sendable (CatalogID, _ deletesData: Bool) async throws(Failure) -> Void
    /// Returns whether a catalog's key is stored.
    public var hasKey: @Sendable (CatalogID) async -> Bool
    /// Saves a catalog's key, or removes it (nil).
    public var keepKey: @Sendable (String?, CatalogID) async throws(KeyFailure) -> Void

    /// Creates actions; none of the closures may block the main thread.
    public init(
        all: @escaping @Sendable () async -> [CatalogEntry],
        add: @escaping @Sendable (URL) async throws(ManifestError) -> CatalogEntry,
        remove: @escaping @Sendable (CatalogID, Bool) async throws(Failure) -> Void,
        hasKey: @escaping @Sendable (CatalogID) async -> Bool,
        keepKey: @escaping @Sendable (String?, CatalogID) async throws(KeyFailure) -> Void
    ) {
        self.all = all
        self.add = add
        self.remove = remove
        self.hasKey = hasKey
        self.keepKey = keepKey
    }

    /// Actions without catalogs.
    public static let none = CatalogActions(
        all: { [] },
        add: { _ async throws(ManifestError) in
            throw ManifestError(issues: [ManifestIssue(at: "", .missing)])
        },
        remove: { _, _ async throws(Failure) in },
        hasKey: { _ in false },
        keepKey: { _, _ async throws(KeyFailure) in }
    )
}
