public import Catalog
public import Foundation

/// What saves and applies the settings, and answers the questions of their page.
///
/// No call blocks the main thread.
public protocol SettingsService: Sendable {
    /// What doesn't change while the app runs.
    var facts: SettingsFacts { get }

    /// Saves settings, in the order of the calls; ``apply()`` puts them into effect.
    func keep(_ settings: Settings)
    /// Applies the most recently saved settings to the running app.
    func apply() async throws(CatalogError)
    /// Checks whether a catalog's service responds at an address.
    func verdict(on address: URL, for catalog: CatalogID) async -> AddressVerdict

    /// Returns the location of the key in use.
    func keyLocation() async -> KeyLocation
    /// Tests a key with the service selected in the settings; nil tests the saved key.
    func verdict(on key: String?, with settings: Settings) async -> KeyVerdict
    /// Saves a key in place of the previous one, or removes it (nil); returns the new location.
    func keep(key: String?) async throws(KeyFailure) -> KeyLocation

    /// Reads the user's files again, and returns all catalogs.
    func readCatalogs() async -> CatalogReading
    /// Makes a catalog's file from the address of a list, with two requests at most.
    func draft(of address: URL) async throws(CatalogError) -> CatalogDraft
    /// Reads a manifest as if it were added.
    func check(_ source: ManifestSource) async throws(ManifestError) -> CatalogEntry
    /// Returns a manifest with answers to all that it asks for.
    func answered(
        _ source: ManifestSource,
        with answers: [String: String]
    ) async throws(ManifestError) -> ManifestSource
    /// Returns a trial of a catalog that isn't added, which stores nothing.
    func trial(of source: ManifestSource) async throws(CatalogError) -> CatalogTrial
    /// Adds a catalog, replacing files in its place only if asked to; ``apply()`` shows it.
    func add(
        _ source: ManifestSource,
        replacing: Bool
    ) async throws(CatalogAdditionError) -> CatalogEntry
    /// Removes a catalog that the user added, and its stored items, favorites and key if wanted.
    func remove(
        _ catalog: CatalogID,
        deletingData: Bool
    ) async throws(CatalogRemovalError)
    /// Removes a file that can't be used from the user's folder; stored data remains.
    func remove(_ file: URL) async throws(ManifestError)
    /// Returns whether a catalog's key is stored.
    func hasKey(of catalog: CatalogID) async -> Bool
    /// Saves the key of a catalog that the user added, or removes it (nil).
    func keep(key: String?, of catalog: CatalogID) async throws(KeyFailure)

    /// Returns the size of the image cache on disk, in bytes.
    func imageBytes() async -> Int
    /// Removes all images on disk, including those of favorites.
    func removeImages() async
    /// Returns the size of the stored lists, details and marks, in bytes.
    func libraryBytes() async -> Int
    /// Removes all visits and stored details; marks and lists remain.
    func clearHistory() async throws(CatalogError)
}

/// What the settings page shows and can't change.
public struct SettingsFacts: Sendable {
    /// The settings at startup; the defaults if omitted.
    public var initial = Settings()
    /// A notice about the settings file, or nil.
    public var notice: SettingsNotice?
    /// The catalogs whose source can be chosen, in display order; none by default.
    public var slots: [SourceSlot] = []
    /// Whether the demonstration data has no pictures; false by default.
    public var lacksDemoPictures = false
    /// Whether the system allows `http://` only in the local network; false by default.
    public var limitsPlainHTTP = false
    /// The path of the folder with the user's catalogs, which needn't exist; nil by default.
    public var catalogFolder: String?
    /// The paths of other folders that links in ``catalogFolder`` lead to; empty by default.
    public var linkedCatalogFolders: Set<String> = []
    /// The country of the system's locale, as an ISO 3166-1 code.
    public var systemCountry = Country.fallback
    /// The environment variable that sets the proxy, or nil.
    public var proxyVariable: String?
    /// The proxy that the variable sets, without a password; nil by default.
    public var overrulingProxy: String?

    /// Creates the facts of an app without catalogs.
    public init() {}
}

/// A notice about the settings file.
public enum SettingsNotice: Hashable, Sendable {
    /// The file couldn't be read and was renamed, so that nothing is lost.
    case damaged(movedTo: String)
    /// A newer version of the app wrote the file: it stays unchanged, and changes last only for
    /// this run.
    case newer(path: String)
    /// The file couldn't be opened: it stays unchanged, and changes last only for this run.
    case unreadable(path: String)
}

/// The result of testing a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The service at `host` accepts the key.
    case accepted(host: String)
    /// The demonstration service accepts the key, as it does every well-formed key.
    case acceptedByDemonstration
    /// The service rejects the key; `message` is the service's own text.
    case refused(host: String, message: String?)
    /// The key couldn't be tested.
    case failed(CatalogError)
}

/// All catalogs, as their files describe them.
public struct CatalogReading: Sendable {
    /// All catalogs in display order, including damaged files.
    public var entries: [CatalogEntry]
    /// The examples that the user hasn't added.
    public var examples: [CatalogEntry]
    /// The catalogs whose files differ from those in use: changed, added or removed.
    public var changed: Set<CatalogID>

    /// Creates a value; by default without examples and changes.
    public init(
        _ entries: [CatalogEntry] = [],
        examples: [CatalogEntry] = [],
        changed: Set<CatalogID> = []
    ) {
        self.entries = entries
        self.examples = examples
        self.changed = changed
    }
}

/// Why a catalog couldn't be removed.
public enum CatalogRemovalError: Error, Hashable, Sendable {
    /// Its file couldn't be removed.
    case file(ManifestError)
    /// Its file was removed, but not its stored data.
    case library(CatalogError)
    /// Its file and data were removed, but not its key.
    case key(KeyFailure)
}
