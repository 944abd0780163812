import Catalog
import Features
import Foundation
import L10n
import Library
import Manifests
import Networking
import Primitives

/// Adding and removing catalogs while the app runs.
extension RunningSettings {
    /// A call whose result is dropped loses nothing: the next one returns its changes, too.
    func readCatalogs() async -> CatalogReading {
        let (files, entries) = await fileAccess.run {
            let files = self.readManifests()
            // Following the files' links reads the disk, too.
            return (files, self.folder.all(files))
        }
        let found = Set(files.compactMap(\.manifest))
        let changed = Set(found.symmetricDifference(applied.manifests).map(\.id))
        return CatalogReading(entries, examples: folder.examples(besides: files), changed: changed)
    }

    nonisolated func draft(of address: URL) async throws(CatalogError) -> CatalogDraft {
        try await Composition.draft(
            of: address,
            configuration(file.settings),
            on: clients.platform
        )
    }

    nonisolated func check(
        _ source: ManifestSource
    ) async throws(ManifestError) -> CatalogEntry {
        try await fileAccess.run { () throws(ManifestError) in
            try folder.check(try ManifestFolder.data(of: source))
        }
    }

    nonisolated func answered(
        _ source: ManifestSource,
        with answers: [String: String]
    ) async throws(ManifestError) -> ManifestSource {
        try await fileAccess.run { () throws(ManifestError) in
            .text(try folder.answered(try ManifestFolder.data(of: source), with: answers))
        }
    }

    nonisolated func hasKey(of catalog: CatalogID) async -> Bool {
        guard let key = known(catalog)?.key else { return false }
        return await clients.credentials.place(of: key) != .none
    }

    nonisolated func keep(
        key: String?,
        of catalog: CatalogID
    ) async throws(KeyFailure) {
        guard let service = known(catalog)?.key else { throw .refused }
        _ = try await keep(key, for: service)
    }

    nonisolated func trial(
        of source: ManifestSource
    ) async throws(CatalogError) -> CatalogTrial {
        do {
            let manifest = try await fileAccess.run {
                try folder.manifest(try ManifestFolder.data(of: source))
            }
            return try Composition.trial(
                of: manifest,
                configuration(file.settings),
                on: clients.platform
            )
        } catch {
            // The file has changed since it was checked.
            throw .badResponse(nil)
        }
    }

    nonisolated func add(
        _ source: ManifestSource,
        replacing: Bool
    ) async throws(CatalogAdditionError) -> CatalogEntry {
        try await fileAccess.run { () throws(CatalogAdditionError) in
            let data: Data
            do throws(ManifestError) {
                data = try ManifestFolder.data(of: source)
            } catch {
                throw .manifest(error)
            }
            let entry = try folder.add(data, replacing: replacing)
            readManifests()
            return entry
        }
    }

    nonisolated func remove(
        _ catalog: CatalogID,
        deletingData: Bool
    ) async throws(CatalogRemovalError) {
        let found = manifests.withLock { $0.first { $0.manifest?.id == catalog } }
        guard let found, let known = found.manifest.map(KnownCatalog.init) else { return }
        let source: CatalogSource
        do throws(CatalogError) {
            source = try self.source(of: known, configuration(file.settings))
        } catch {
            throw .library(error)
        }
        // The file comes first: if it can't be removed, no data is lost.
        do throws(ManifestError) {
            try await remove(found.url)
        } catch {
            throw .file(error)
        }
        guard deletingData else { return }
        do throws(CatalogError) {
            try await library.removeData(of: source)
        } catch {
            throw .library(error)
        }
        guard let key = known.key else { return }
        do throws(KeyFailure) {
            _ = try await keep(nil, for: key)
        } catch {
            throw .key(error)
        }
    }

    nonisolated func remove(_ file: URL) async throws(ManifestError) {
        try await fileAccess.run { () throws(ManifestError) in
            try folder.remove(file)
            readManifests()
        }
    }

    /// Reads the files again; blocks.
    ///
    /// A file that was damaged since the last call still stands for its last good manifest.
    @discardableResult
    private nonisolated func readManifests() -> [ManifestFile] {
        let files = folder.files()
        let described = Set(files.compactMap { $0.manifest?.id })
        return manifests.withLock { known in
            known = files.map { file in
                let last = known.first { $0.url == file.url }?.manifest
                var file = file
                if let last, !described.contains(last.id) { file.lastGood = last }
                return file
            }
            return known
        }
    }

    private nonisolated func known(_ catalog: CatalogID) -> KnownCatalog? {
        manifests.withLock { files in
            files.compactMap(\.manifest).first { $0.id == catalog }
        }.map(KnownCatalog.init)
    }
}
