public import Foundation

/// The user's catalogs, each described by a file; all calls block.
public protocol CatalogFiles: Sendable {
    /// Returns all catalogs in display order: built-in ones, then those that the user added.
    func all() -> [CatalogEntry]

    /// Returns the catalogs that the program knows of but the user hasn't added.
    func examples() -> [CatalogEntry]

    /// Returns the manifest of an example that is part of the program, or nil.
    func example(_ catalog: CatalogID) -> Data?

    /// Reads a manifest as if it were added.
    ///
    /// - Throws: ``ManifestError`` if it can't be used or its id belongs to another catalog.
    func check(_ data: Data) throws(ManifestError) -> CatalogEntry

    /// Saves a manifest in the user's folder.
    ///
    /// - Throws: ``ManifestError`` like `check`, and if the file can't be written.
    func add(_ data: Data) throws(ManifestError) -> CatalogEntry

    /// Removes the manifest of a catalog.
    ///
    /// - Returns: the catalog; nil if the user didn't add it.
    /// - Throws: ``ManifestError`` if the file can't be removed.
    func remove(_ catalog: CatalogID) throws(ManifestError) -> CatalogEntry?
}

/// A catalog and the file that describes it.
public struct CatalogEntry: Hashable, Sendable {
    /// The catalog; nil if its file can't be used.
    public let descriptor: CatalogDescriptor?
    /// The file; nil for a catalog that is part of the program.
    public let file: URL?
    /// The service's address; nil for a catalog that is part of the program.
    public let service: URL?
    /// Whether the service needs a key.
    public let needsKey: Bool
    /// The mistakes and warnings about the file.
    public let issues: [ManifestIssue]

    /// Creates an entry; by default of a catalog that is part of the program.
    public init(
        descriptor: CatalogDescriptor?,
        file: URL? = nil,
        service: URL? = nil,
        needsKey: Bool = false,
        issues: [ManifestIssue] = []
    ) {
        self.descriptor = descriptor
        self.file = file
        self.service = service
        self.needsKey = needsKey
        self.issues = issues
    }
}

/// Where a manifest to add is.
public enum ManifestSource: Hashable, Sendable {
    /// A file that the user chose.
    case file(URL)
    /// An example that is part of the program.
    case example(CatalogID)
}

/// Why a manifest can't be used.
public struct ManifestError: Error, Hashable, Sendable {
    /// All mistakes and warnings, in the order of the file; at least one is a mistake.
    public let issues: [ManifestIssue]

    /// Creates an error from at least one mistake.
    public init(issues: [ManifestIssue]) {
        self.issues = issues
    }
}
