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
    nonisolated var catalogActions: CatalogActions {
        CatalogActions(
            all: { await self.fileAccess.run { self.folder.all() } },
            examples: { await self.fileAccess.run { self.folder.examples() } },
            check: { source async throws(ManifestError) in
                try await self.fileAccess.run { () throws(ManifestError) in
                    try self.folder.check(try ManifestFolder.data(of: source))
                }
            },
            trial: { source async throws(CatalogError) in try await self.trial(of: source) },
            add: { source, replacing async throws(CatalogAdditionError) in
                try await self.add(source, replacing: replacing)
            },
            refresh: { await self.refresh() },
            remove: { catalog, deletesData async throws(CatalogActions.Failure) in
                try await self.remove(catalog, deletesData: deletesData)
            },
            hasKey: { catalog in
                guard let key = self.known(catalog)?.key else { return false }
                return await self.wiring.credentials.place(of: key) != .none
            },
            keepKey: { key, catalog async throws(KeyFailure) in
                guard let service = self.known(catalog)?.key else { throw .refused }
                _ = try await self.keep(key: key, for: service)
            }
        )
    }

    private nonisolated func trial(
        of source: ManifestSource
    ) async throws(CatalogError) -> CatalogTrial {
        do {
            let data = try await fileAccess.run { try ManifestFolder.data(of: source) }
            return try Composition.trial(
                of: data,
                configuration(file.settings),
                on: wiring.platform
            )
        } catch {
            // The file has changed since it was checked.
            throw .badResponse(nil)
        }
    }

    private nonisolated func add(
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

    private nonisolated func remove(
        _ catalog: CatalogID,
        deletesData: Bool
    ) async throws(CatalogActions.Failure) {
        guard let known = known(catalog) else { return }
        let source: CatalogSource
        do throws(CatalogError) {
            source = try self.source(of: known, configuration(file.settings))
        } catch {
            throw .library(error)
        }
        // The file comes first: if it can't be removed, no data is lost.
        do throws(ManifestError) {
            try await fileAccess.run { () throws(ManifestError) in
                _ = try folder.remove(catalog)
                readManifests()
            }
        } catch {
            throw .file(error)
        }
        guard deletesData else { return }
        do throws(CatalogError) {
            try await library.removeData(of: source)
        } catch {
            throw .library(error)
        }
        guard let key = known.key else { return }
        do throws(KeyFailure) {
            _ = try await keep(key: nil, for: key)
        } catch {
            throw .key(error)
        }
    }

    /// Reads the files again, and returns the ids of the manifests that differ from those in use.
    ///
    /// A call whose result is dropped loses nothing: the next one returns its ids, too.
    private func refresh() async -> Set<CatalogID> {
        await fileAccess.run { self.readManifests() }
        let found = Set(manifests.withLock { $0.compactMap(\.manifest) })
        return Set(found.symmetricDifference(manifestsInUse).map(\.id))
    }

    /// Reads the files again; blocks.
    private nonisolated func readManifests() {
        let files = folder.files()
        manifests.withLock { $0 = files }
    }

    private nonisolated func known(_ catalog: CatalogID) -> KnownCatalog? {
        manifests.withLock { files in
            files.compactMap(\.manifest).first { $0.id == catalog }
        }.map(KnownCatalog.init)
    }
}
