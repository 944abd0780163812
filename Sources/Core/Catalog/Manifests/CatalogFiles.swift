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
    /// - Throws: ``ManifestError`` if it can't be used or its id belongs to a built-in catalog.
    func check(_ data: Data) throws(ManifestError) -> CatalogEntry

    /// Saves a manifest in the user's folder.
    ///
    /// With `replacing`, files in its place are first moved to a name with the date. A link's
    /// target is copied there and then replaced.
    ///
    /// - Throws: ``CatalogAdditionError``; `exists` only without `replacing`.
    func add(_ data: Data, replacing: Bool) throws(CatalogAdditionError) -> CatalogEntry

    /// Removes the manifest of a catalog, or the damaged file with its name; of a link, not the
    /// target.
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
    /// The file that ``file`` links to; nil if it isn't a link.
    public var linkTarget: URL?
    /// The files that adding the catalog replaces or replaced.
    public var replaced: [ReplacedFile] = []
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

extension CatalogEntry {
    /// Returns the folders of the files that entries link to.
    package static func linkedFolders(of entries: [CatalogEntry]) -> Set<String> {
        Set(entries.compactMap { $0.linkTarget?.deletingLastPathComponent().path })
    }
}

/// A file in the place of a manifest to add: it has the manifest's name or describes its catalog.
public struct ReplacedFile: Hashable, Sendable {
    /// The file.
    public let file: URL
    /// What differs, at most 20 lines such as `/item/title: "/name" → "/title"`; empty if nothing
    /// does or the file is damaged.
    public let changes: [String]
    /// Why the file can't be used; empty if it can.
    public let issues: [ManifestIssue]
    /// Where its content is now; nil before it was replaced.
    public var movedTo: URL?

    /// Creates a value for a file that isn't replaced yet.
    public init(file: URL, changes: [String], issues: [ManifestIssue]) {
        self.file = file
        self.changes = changes
        self.issues = issues
    }
}

/// Why a catalog wasn't added; no file was changed.
public enum CatalogAdditionError: Error, Hashable, Sendable {
    /// The manifest can't be used.
    case manifest(ManifestError)
    /// Files are in its place: the entry's ``CatalogEntry/replaced``.
    case exists(CatalogEntry)
    /// The folder can't be written; `code` is errno.
    case unwritable(folder: URL, code: Int32)
}

/// Where a manifest to add is.
public enum ManifestSource: Hashable, Sendable {
    /// A file that the user chose.
    case file(URL)
    /// An example that is part of the program.
    case example(CatalogID)
    /// The text of a manifest.
    case text(Data)
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
