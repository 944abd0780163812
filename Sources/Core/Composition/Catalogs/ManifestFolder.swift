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
    /// What each content describes, so that it is parsed only once.
    private let parsed = Locked<[Data: Result<Manifest, ManifestError>]>([:])
    /// The limit of all contents in ``parsed``, in bytes.
    private static let parsedBytes = 16_000_000
    private let parse: @Sendable (Data, Set<CatalogID>) throws(ManifestError) -> Manifest

    /// Creates a value for the manifests in the user's settings folder.
    public init(in settings: URL) {
        self.init(in: settings) { data, taken throws(ManifestError) in
            try Manifest(data, taken: taken)
        }
    }

    init(
        in settings: URL,
        parse: @escaping @Sendable (Data, Set<CatalogID>) throws(ManifestError) -> Manifest
    ) {
        self.parse = parse
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
        var taken: Set<CatalogID> = []
        return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.sorted().map {
            let file = file(at: folder.appending(path: $0), taken: taken)
            if let id = file.manifest?.id { taken.insert(id) }
            return file
        }
    }

    /// Returns the built-in catalogs and those of all files, including damaged ones; blocks.
    public func all() -> [CatalogEntry] { all(files()) }

    /// Returns the built-in catalogs and those of files that were read.
    func all(_ files: [ManifestFile]) -> [CatalogEntry] {
        KnownCatalog.builtIn.map { CatalogEntry(descriptor: $0.descriptor) } + files.map(\.entry)
    }

    /// Returns the examples that the user hasn't added, by their ids; blocks.
    public func examples() -> [CatalogEntry] { examples(besides: files()) }

    /// Returns the examples that files that were read don't describe.
    func examples(besides files: [ManifestFile]) -> [CatalogEntry] {
        let added = Set(files.compactMap { $0.manifest?.id })
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
        case .text(let data): return data
        case .example(let catalog):
            guard let example = ManifestExample(rawValue: catalog.rawValue) else {
                throw ManifestError(issues: [ManifestIssue(at: "", .file(code: ENOENT))])
            }
            return example.data
        }
    }

    /// Reads a manifest as if it were added; blocks.
    public func check(_ data: Data) throws(ManifestError) -> CatalogEntry {
        let manifest = try parsed(data)
        var entry = CatalogEntry(manifest, file: nil)
        entry.asked = manifest.asked
        let old = files().first { $0.manifest?.id == manifest.id }?.manifest?.asked.answers ?? [:]
        for index in entry.asked.indices where entry.asked[index].answer == nil {
            entry.asked[index].answer = old[entry.asked[index].id]
        }
        let known = entry.asked.answers
        let text = known.isEmpty ? data : Manifest.text(data, answers: known)
        entry.replaced = replaced(by: manifest.id, text)
        return entry
    }

    /// Returns the text of a manifest with answers to all that it asks for; blocks.
    public func answered(
        _ data: Data,
        with answers: [String: String]
    ) throws(ManifestError) -> Data {
        let asked = try manifest(Manifest.text(data, answers: answers)).asked
        // As they were read, for example with a scheme.
        return Manifest.text(data, answers: asked.answers)
    }

    /// Writes a manifest to a file named after its id; blocks until it survives a power cut.
    public func add(
        _ data: Data,
        replacing: Bool = false
    ) throws(CatalogAdditionError) -> CatalogEntry {
        let manifest: Manifest
        do throws(ManifestError) {
            manifest = try self.manifest(data)
        } catch {
            throw .manifest(error)
        }
        let file = file(of: manifest.id)
        var entry = CatalogEntry(manifest, file: file)
        entry.replaced = replaced(by: manifest.id, data)
        guard replacing || entry.replaced.isEmpty else { throw .exists(entry) }
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
            for index in entry.replaced.indices {
                let old = entry.replaced[index].file
                entry.replaced[index].movedTo = try moveAside(old, keepsLink: old == file)
            }
            try AtomicFile.replace(file.path, with: data, mode: .kept(orNew: 0o644))
        } catch {
            moveBack(entry.replaced)
            let place = (file.linkTarget ?? file).deletingLastPathComponent()
            throw .unwritable(folder: place, code: Self.code(of: error))
        }
        return entry
    }

    private func file(of catalog: CatalogID) -> URL {
        folder.appending(path: catalog.rawValue + Self.suffix)
    }

    /// Returns the file with a catalog's name, even if it is damaged or a dangling link, and those
    /// that describe the catalog.
    private func replaced(by catalog: CatalogID, _ data: Data) -> [ReplacedFile] {
        let file = file(of: catalog)
        return files().filter { $0.url == file || $0.manifest?.id == catalog }.map { old in
            var changes: [String] = []
            // The content of a file that can't be read differs as a whole.
            if old.manifest != nil, let oldData = try? Self.data(at: old.url) {
                changes = Manifest.differences(from: oldData, to: data)
            }
            return ReplacedFile(
                file: old.url,
                changes: changes,
                issues: old.entry.issues.filter { !$0.isWarning }
            )
        }
    }

    /// Moves a file to an unused name with the date, or copies the target of a link that remains.
    private func moveAside(_ file: URL, keepsLink: Bool) throws -> URL {
        guard let name = Date().unusedNames(after: file.path + ".").first else {
            throw AtomicFile.Failure(code: EEXIST)
        }
        // A target that can't be read leaves the link as it is, under another name.
        if keepsLink, file.linkTarget != nil, let content = try? RegularFile.data(at: file.path) {
            try AtomicFile.replace(name, with: content)
        } else {
            // Throws if a file with that name was created in the meantime.
            try FileManager.default.moveItem(atPath: file.path, toPath: name)
        }
        return URL(filePath: name)
    }

    /// Undoes `moveAside` after a failure, unless a file is in the old place.
    ///
    /// That may be the new one, if only syncing the folder failed; the old content then keeps the
    /// name with the date.
    private func moveBack(_ replaced: [ReplacedFile]) {
        for old in replaced {
            guard let aside = old.movedTo else { continue }
            // The error that follows names the folder, which then has the file with the date.
            try? FileManager.default.moveItem(at: aside, to: old.file)
        }
    }

    /// Removes the file of a catalog; blocks.
    public func remove(_ catalog: CatalogID) throws(ManifestError) -> CatalogEntry? {
        let files = files()
        let found =
            files.first { $0.manifest?.id == catalog }
            ?? files.first { $0.manifest == nil && $0.url == self.file(of: catalog) }
        guard let file = found else { return nil }
        try remove(file.url)
        return file.entry
    }

    /// Removes a file; blocks.
    func remove(_ file: URL) throws(ManifestError) {
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw Self.failure(error)
        }
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

    /// Returns the catalog that a content describes, also if a file already describes it.
    ///
    /// - Throws: also if a value that it asks for lacks an answer.
    func manifest(_ data: Data) throws(ManifestError) -> Manifest {
        try parsed(data).answered()
    }

    private func parsed(_ data: Data) throws(ManifestError) -> Manifest {
        if let known = parsed.withLock({ $0[data] }) { return try known.get() }
        let result: Result<Manifest, ManifestError>
        do throws(ManifestError) {
            result = .success(
                try parse(data, Set(Configuration.builtInCatalogs.map(\.id)))
            )
        } catch {
            result = .failure(error)
        }
        parsed.withLock { parsed in
            let bytes = parsed.keys.reduce(data.count) { $0 + $1.count }
            if bytes > Self.parsedBytes { parsed = [:] }
            parsed[data] = result
        }
        return try result.get()
    }

    private func file(at url: URL, taken: Set<CatalogID>) -> ManifestFile {
        do throws(ManifestError) {
            let data = try Self.data(at: url)
            var manifest = try manifest(data)
            // Throws with this issue and the warnings.
            if taken.contains(manifest.id) { manifest = try parse(data, taken) }
            return ManifestFile(url: url, content: .success(manifest))
        } catch {
            return ManifestFile(url: url, content: .failure(error))
        }
    }

    private static func failure(_ error: any Error) -> ManifestError {
        ManifestError(issues: [ManifestIssue(at: "", .file(code: code(of: error)))])
    }

    private static func code(of error: any Error) -> Int32 {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
        return (error as? AtomicFile.Failure)?.code ?? underlying?.code.rawValue ?? EIO
    }
}
