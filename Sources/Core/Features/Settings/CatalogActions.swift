public import Catalog

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
    /// Returns the examples that the user hasn't added.
    public var examples: @Sendable () async -> [CatalogEntry]
    /// Reads a manifest as if it were added.
    public var check: @Sendable (ManifestSource) async throws(ManifestError) -> CatalogEntry
    /// Returns a trial of a catalog that isn't added, which stores nothing.
    public var trial: @Sendable (ManifestSource) async throws(CatalogError) -> CatalogTrial
    /// Adds a catalog, replacing files in its place only if asked to; applying the settings shows
    /// it.
    public var add:
        @Sendable (ManifestSource, _ replacing: Bool) async throws(CatalogAdditionError)
            -> CatalogEntry
    /// Reads the files again, and returns the catalogs whose files were changed, added or removed.
    public var refresh: @Sendable () async -> Set<CatalogID>
    /// Removes a catalog that the user added, and its stored items, favorites and key if wanted.
    public var remove: @Sendable (CatalogID, _ deletesData: Bool) async throws(Failure) -> Void
    /// Returns whether a catalog's key is stored.
    public var hasKey: @Sendable (CatalogID) async -> Bool
    /// Saves a catalog's key, or removes it (nil).
    public var keepKey: @Sendable (String?, CatalogID) async throws(KeyFailure) -> Void

    /// Creates actions; none of the closures may block the main thread.
    public init(
        all: @escaping @Sendable () async -> [CatalogEntry],
        examples: @escaping @Sendable () async -> [CatalogEntry],
        check: @escaping @Sendable (ManifestSource) async throws(ManifestError) -> CatalogEntry,
        trial: @escaping @Sendable (ManifestSource) async throws(CatalogError) -> CatalogTrial,
        add:
            @escaping @Sendable (ManifestSource, Bool) async throws(CatalogAdditionError) ->
            CatalogEntry,
        refresh: @escaping @Sendable () async -> Set<CatalogID>,
        remove: @escaping @Sendable (CatalogID, Bool) async throws(Failure) -> Void,
        hasKey: @escaping @Sendable (CatalogID) async -> Bool,
        keepKey: @escaping @Sendable (String?, CatalogID) async throws(KeyFailure) -> Void
    ) {
        self.all = all
        self.examples = examples
        self.check = check
        self.trial = trial
        self.add = add
        self.refresh = refresh
        self.remove = remove
        self.hasKey = hasKey
        self.keepKey = keepKey
    }

    private static let unknown = ManifestError(issues: [ManifestIssue(at: "", .missing)])

    /// Actions without catalogs.
    public static let none = CatalogActions(
        all: { [] },
        examples: { [] },
        check: { _ async throws(ManifestError) in throw unknown },
        trial: { _ async throws(CatalogError) in throw .badResponse(nil) },
        add: { _, _ async throws(CatalogAdditionError) in throw .manifest(unknown) },
        refresh: { [] },
        remove: { _, _ async throws(Failure) in },
        hasKey: { _ in false },
        keepKey: { _, _ async throws(KeyFailure) in }
    )
}
