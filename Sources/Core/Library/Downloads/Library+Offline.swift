public import Catalog
import Foundation
import ImagePipeline
import SQLiteKit

extension Library {
    /// Streams the offline lists of connected catalogs, in the order they were requested.
    ///
    /// Includes lists that are still being downloaded.
    public func offlineLists() -> Updates<[OfflineList]> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.offline])) },
            read: { [offline] () async throws(CatalogError) in try await offline.lists() }
        )
    }

    /// Makes a list available offline, or resumes one that was paused or failed.
    ///
    /// ``downloadForOffline(pixelWidths:)`` downloads it.
    ///
    /// - Throws: `notFound` if the list can't be available offline; `storage`, also if the store
    ///   can't save.
    public func makeAvailableOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        if let unsaved { throw unsaved }
        _ = try offlineScope(of: id)
        offline.retry(id)
        try await set(.wanted, id)
    }

    /// Pauses a list until ``makeAvailableOffline(_:)``, even across a restart.
    ///
    /// - Throws: `notFound` if the list doesn't exist; `storage`.
    public func pauseOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        try await set(.paused, id)
        await offline.stop(id)
    }

    /// Fetches a list's pages again, then its new pictures.
    ///
    /// - Throws: `notFound` if the list doesn't exist; `storage`.
    public func refreshOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        let date = store.now()
        offline.retry(id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.refresh(id.list.rawValue, of: scope, since: date)
            return [.offline]
        }
    }

    /// Ends the refresh of a list that was already complete, keeping what has been fetched.
    ///
    /// - Throws: `notFound` if the list doesn't exist; `storage`.
    public func endOfflineRefresh(_ id: OfflineList.ID) async throws(CatalogError) {
        try await set(.kept, id)
        await offline.stop(id)
    }

    /// Stops a list's download and removes its pictures unless another list or a favorite needs
    /// them.
    ///
    /// Its pages remain in the store.
    ///
    /// - Throws: `notFound` if the list doesn't exist; `storage`.
    public func removeOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.remove(id.list.rawValue, of: scope)
            return [.offline]
        }
        await offline.stop(id)
        await offline.tidy()
    }

    /// Estimates the size of a list on disk; requests its first page if none is stored.
    ///
    /// - Parameters:
    ///   - id: the list.
    ///   - pixelWidths: the widths of the views that show its pictures, in pixels.
    /// - Returns: the estimate.
    /// - Throws: `CatalogError`.
    public func offlineEstimate(
        of id: OfflineList.ID,
        pixelWidths: [Int]
    ) async throws(CatalogError) -> OfflineEstimate {
        _ = try offlineScope(of: id)
        let query = try fetch.resolve(id.query)
        if try await store.progress(of: query).loadedPages == 0 { try await page(1, of: id.query) }
        let found = try await store.read { connection throws(DatabaseError) in
            let table = connection.offline
            let state = try connection.lists(of: query.scope).state(of: query.key)
            let paths = try table.artwork(of: query.key, in: query.scope)
            return (
                paths, state?.loadedPages ?? 0,
                state.map { $0.totalPages ?? $0.loadedPages + 1 } ?? 0
            )
        }
        let (paths, loaded, total) = found
        // A service may report any number of pages.
        let pages = loaded > 0 ? Double(total) / Double(loaded) : 0
        let images = Int(min(Double(paths.count) * pages, 1e9))
        let requests = paths.first.map {
            sources.imageRequests(for: Artwork(path: $0), of: id.catalog, pixelWidths: pixelWidths)
        }
        let widths = requests?.map(\.fit.pixelWidth) ?? []
        let mean = try await store.read { connection throws(DatabaseError) in
            try connection.offline.meanBytes(of: query.scope, widths: widths)
        }
        let bytes = images == 0 ? 0 : mean.map { Int($0 * Double(images)) }
        return OfflineEstimate(images: images, bytes: bytes)
    }

    /// Downloads missing parts of offline lists, one list at a time, until cancelled.
    ///
    /// - Parameter pixelWidths: the widths of the views that show pictures, in pixels.
    public func downloadForOffline(pixelWidths: [Int]) async {
        await offline.run(pixelWidths: pixelWidths)
    }

    private func set(
        _ state: OfflineTable.State,
        _ id: OfflineList.ID
    ) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.set(state, id.list.rawValue, of: scope)
            return [.offline]
        }
    }

    private func offlineScope(of id: OfflineList.ID) throws(CatalogError) -> Scope {
        let source = try source(of: id.catalog)
        guard source.provider.descriptor.offlineLists.contains(where: { $0.id == id.list }) else {
            throw .notFound(message: nil)
        }
        return source.scope
    }
}
