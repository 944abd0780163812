public import Catalog
public import Foundation
import Manifests
import Primitives

/// The folder with the user's manifests.
///
/// A file that can't be used costs only its own catalog.
public struct ManifestFolder: CatalogFiles {
    /// The end of the name of each manifest.
    static let suffix = ".vitrine.json"

    /// The folder, which needn't exist.
    let folder: URL

    /// Creates a value for the manifests in the user's settings folder.
    public init(in settings: URL) {
        folder = settings.appending(path: "catalogs", directoryHint: .isDirectory)
    }

    /// Reads all manifests, in the order of the file names; blocks.
    ///
    /// Of several with the same id, the first one counts.
    public func files() -> [ManifestFile] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            // Without a folder, the user has added no catalogs.
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            return [ManifestFile(url: folder, content: .failure(Self.failure(error)))]
        }
        var taken = Set(Configuration.builtInCatalogs.map(\.id))
        return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.sorted().map {
            let file = ManifestFile(at: folder.appending(path: $0), taken: taken)
            if let id = file.manifest?.id { taken.insert(id) }
            return file
        }
    }

    /// Returns the built-in catalogs and those of all files, including damaged ones; blocks.
    public func all() -> [CatalogEntry] {
        KnownCatalog.builtIn.map { CatalogEntry(descriptor: $0.descriptor) }
            + files().map(\.entry)
    }

    /// Returns the examples that the user hasn't added, by their ids; blocks.
    public func examples() -> [CatalogEntry] {
        let added = Set(files().compactMap { $0.manifest?.id })
        return Self.examples.filter { !added.contains($0.id) }.map { CatalogEntry($0, file: nil) }
    }

    /// Returns the manifest of an example, or nil.
    public func example(_ catalog: CatalogID) -> Data? {
        ManifestExample(rawValue: catalog.rawValue)?.data
    }

    private static let examples: [Manifest] = ManifestExample.allCases.map { example in
        do {
            return try Manifest(example.data)
        } catch {
            // The data is part of the program, like its code, and a test reads it.
            preconditionFailure("The example \(example) cannot be read: \(error)")
        }
    }

    /// Returns the text of a manifest to add; blocks.
    static func data(of source: ManifestSource) throws(ManifestError) -> Data {
        switch source {
        case .file(let file): return try data(at: file)
        case .example(let catalog):
            guard let example = ManifestExample(rawValue: catalog.rawValue) else {
                throw ManifestError(issues: [ManifestIssue(at: "", .file(code: ENOENT))])
            }
            return example.data
        }
    }

    /// Reads a manifest as if it were added; blocks.
    public func check(_ data: Data) throws(ManifestError) -> CatalogEntry {
        CatalogEntry(try manifest(data), file: nil)
    }

    /// Writes a manifest to a file named after its id; blocks until it survives a power cut.
    public func add(_ data: Data) throws(ManifestError) -> CatalogEntry {
        let manifest = try manifest(data)
        let file = folder.appending(path: manifest.id.rawValue + Self.suffix)
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
            try AtomicFile.replace(file.path, with: data, mode: .new(0o644))
        } catch {
            throw Self.failure(error)
        }
        return CatalogEntry(manifest, file: file)
    }

    /// Removes the file of a catalog; blocks.
    public func remove(_ catalog: CatalogID) throws(ManifestError) -> CatalogEntry? {
        guard let file = files().first(where: { $0.manifest?.id == catalog }) else { return nil }
        do {
            try FileManager.default.removeItem(at: file.url)
        } catch {
            throw Self.failure(error)
        }
        return file.entry
    }

    /// Reads a file unless it is too large for a manifest; blocks.
    static func data(at file: URL) throws(ManifestError) -> Data {
        do {
            // Follows links, unlike the attributes of FileManager.
            let path = file.resolvingSymlinksInPath().path
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            guard size ?? 0 <= Manifest.maximumBytes else {
                throw ManifestError(
                    issues: [ManifestIssue(at: "", .tooLarge(bytes: Manifest.maximumBytes))]
                )
            }
            return try RegularFile.data(at: path)
        } catch let error as ManifestError {
            throw error
        } catch {
            throw failure(error)
        }
    }

    private func manifest(_ data: Data) throws(ManifestError) -> Manifest {
        let taken = Configuration.builtInCatalogs.map(\.id) + files().compactMap { $0.manifest?.id }
        return try Manifest(data, taken: Set(taken))
    }

    private static func failure(_ error: any Error) -> ManifestError {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
        let code = (error as? AtomicFile.Failure)?.code ?? underlying?.code.rawValue ?? EIO
        return ManifestError(issues: [ManifestIssue(at: "", .file(code: code))])
    }
}

/// A file in the folder with the user's manifests.
public struct ManifestFile: Sendable {
    let url: URL
    /// The manifest, or why it can't be used.
    let content: Result<Manifest, ManifestError>

    /// Reads a file; blocks.
    init(at url: URL, taken: Set<CatalogID>) {
        self.url = url
        do throws(ManifestError) {
            content = .success(try Manifest(ManifestFolder.data(at: url), taken: taken))
        } catch {
            content = .failure(error)
        }
    }

    fileprivate init(url: URL, content: Result<Manifest, ManifestError>) {
        self.url = url
        self.content = content
    }

    /// The manifest; nil if it can't be used.
    var manifest: Manifest? {
        if case .success(let manifest) = content { manifest } else { nil }
    }

    /// The catalog that the file describes.
    var entry: CatalogEntry {
        switch content {
        case .success(let manifest): CatalogEntry(manifest, file: url)
        case .failure(let error):
            CatalogEntry(descriptor: nil, file: url, issues: error.issues)
        }
    }
}

extension CatalogEntry {
    fileprivate init(_ manifest: Manifest, file: URL?) {
        self.init(
            descriptor: manifest.descriptor,
            file: file,
            service: manifest.service.base,
            needsKey: manifest.service.key != nil,
            issues: manifest.warnings
        )
    }
}
