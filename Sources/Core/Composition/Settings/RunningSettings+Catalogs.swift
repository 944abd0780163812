import Catalog
import Features
import Foundation
import Library
import Manifests
import Primitives

/// Adding and removing catalogs while the app runs.
extension RunningSettings {
    nonisolated var catalogActions: CatalogActions {
        CatalogActions(
            all: { await self.fileAccess.run { self.folder.all() } },
            add: { file async throws(ManifestError) in try await self.add(file) },
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

    private nonisolated func add(_ file: URL) async throws(ManifestError) -> CatalogEntry {
        try await fileAccess.run { () throws(ManifestError) in
            let entry = try folder.add(try ManifestFolder.data(at: file))
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
