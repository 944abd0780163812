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
        var taken = Set(KnownCatalog.builtIn.map(\.id))
        return names().map { name in
            let file = ManifestFile(at: folder.appending(path: name), taken: taken)
            if let id = file.manifest?.id { taken.insert(id) }
            return file
        }
    }

    /// Returns the built-in catalogs and those of all files, including damaged ones; blocks.
    public func all() -> [CatalogEntry] {
        Configuration.builtInCatalogs.map { CatalogEntry(descriptor: $0) } + files().map(\.entry)
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

    /// Reads a file that isn't in the folder; blocks.
    static func data(at file: URL) throws(ManifestError) -> Data {
        do {
            return try RegularFile.data(at: file.path)
        } catch {
            throw failure(error)
        }
    }

    private func manifest(_ data: Data) throws(ManifestError) -> Manifest {
        let taken = KnownCatalog.builtIn.map(\.id) + files().compactMap { $0.manifest?.id }
        return try Manifest(data, taken: Set(taken))
    }

    private func names() -> [String] {
        // Without a folder, there are no catalogs.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.sorted()
    }

    private static func failure(_ error: any Error) -> ManifestError {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
        let code = (error as? AtomicFile.Failure)?.code ?? underlying?.code.rawValue ?? EIO
        return ManifestError(issues: [ManifestIssue(at: "", .file(code: code))])
    }
}

/// A file of the user's folder of catalogs.
public struct ManifestFile: Sendable {
    let url: URL
    /// The manifest, or why it can't be used.
    let content: Result<Manifest, ManifestError>

    /// Reads a file; blocks.
    init(at url: URL, taken: Set<CatalogID>) {
        self.url = url
        do {
            content = .success(try Manifest(RegularFile.data(at: url.path), taken: taken))
        } catch let error as ManifestError {
            content = .failure(error)
        } catch {
            let code = (error as? AtomicFile.Failure)?.code ?? EIO
            content = .failure(ManifestError(issues: [ManifestIssue(at: "", .file(code: code))]))
        }
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
