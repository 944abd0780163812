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
                guard let key = self.key(of: catalog) else { return false }
                return await self.wiring.credentials.place(of: key) != .none
            },
            keepKey: { key, catalog async throws(KeyFailure) in
                guard let service = self.key(of: catalog) else { throw .refused }
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
        if deletesData {
            do throws(CatalogError) {
                try await library.removeData(of: catalog)
            } catch .notFound {
                // A catalog that is turned off isn't connected.
            } catch {
                throw .library(error)
            }
        }
        do throws(ManifestError) {
            try await fileAccess.run { () throws(ManifestError) in
                _ = try folder.remove(catalog)
                readManifests()
            }
        } catch {
            throw .file(error)
        }
    }

    /// Reads the files again; blocks.
    private nonisolated func readManifests() {
        let files = folder.files()
        manifests.withLock { $0 = files }
    }

    private nonisolated func key(of catalog: CatalogID) -> ServiceKey? {
        manifests.withLock { files in
            files.compactMap(\.manifest).first { $0.id == catalog }
        }.flatMap { KnownCatalog($0).key }
    }
}
