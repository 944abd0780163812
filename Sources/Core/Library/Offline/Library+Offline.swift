public import Catalog
import Foundation
import ImagePipeline
import SQLiteKit

extension Library {
    /// The lists of connected catalogs that are available offline or are becoming so, in the order
    /// in which they were asked for, and again after each change.
    public func offlineLists() -> Updates<[OfflineList]> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.offline])) },
            read: { () async throws(CatalogError) in try await self.readOfflineLists() }
        )
    }

    /// Makes a list available offline, or resumes one that was paused or failed.
    ///
    /// ``keepOffline(pixelWidths:)`` does the work.
    /// - Throws: `notFound` where it cannot be; `storage`, also if nothing is saved.
    public func makeAvailableOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        if let unsaved { throw unsaved }
        let scope = try offlineScope(of: id)
        offline.retry(id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.set(.wanted, id.list.rawValue, of: scope)
            return [.offline]
        }
    }

    /// Pauses a list until ``makeAvailableOffline(_:)``, also over a restart.
    /// - Throws: `notFound` where there is no such list; `storage`.
    public func pauseOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.set(.paused, id.list.rawValue, of: scope)
            return [.offline]
        }
        await offline.stop(id)
    }

    /// Fetches a list's pages anew, then the pictures that are new.
    /// - Throws: `notFound` where there is no such list; `storage`.
    public func refreshOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        let date = store.now()
        offline.retry(id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.refresh(id.list.rawValue, of: scope, since: date)
            return [.offline]
        }
    }

    /// Ends a refresh of a list that was whole before: it stays as far as it is.
    /// - Throws: `notFound` where there is no such list; `storage`.
    public func endOfflineRefresh(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.set(.kept, id.list.rawValue, of: scope)
            return [.offline]
        }
        await offline.stop(id)
    }

    /// Ends what is being done for a list, and removes its pictures unless another list or a
    /// favorite needs them.
    ///
    /// Its pages stay in the store as any others.
    /// - Throws: `notFound` where there is no such list; `storage`.
    public func removeOffline(_ id: OfflineList.ID) async throws(CatalogError) {
        let scope = try offlineScope(of: id)
        try await store.write { connection throws(DatabaseError) in
            try connection.offline.remove(id.list.rawValue, of: scope)
            return [.offline]
        }
        await offline.stop(id)
        await tidyOffline()
    }

    /// A service may be back: what waits for one tries again at once.
    public func retryOffline() {
        offline.wake()
    }

    /// What a list will take on disk; asks for its first page if none is stored.
    ///
    /// - Parameters:
    ///   - id: the list.
    ///   - pixelWidths: the widths of the places for its pictures in pixels.
    /// - Returns: the estimate.
    /// - Throws: any `CatalogError`.
    public func offlineEstimate(
        of id: OfflineList.ID,
        pixelWidths: [Int]
    ) async throws(CatalogError) -> OfflineEstimate {
        _ = try offlineScope(of: id)
        let query = try fetch.resolve(id.query)
        if try await store.progress(of: query).loaded == 0 { try await page(1, of: id.query) }
        let found = try await store.read { connection throws(DatabaseError) in
            let table = connection.offline
            let state = try connection.lists(of: query.scope).state(of: query.key)
            let paths = try table.artwork(of: query.key, in: query.scope)
            return (paths, state?.loadedPages ?? 0, state?.totalPages ?? 0)
        }
        let (paths, loaded, total) = found
        // A service may name any number of pages.
        let pages = loaded > 0 ? Double(total) / Double(loaded) : 0
        let images = Int(min(Double(paths.count) * pages, 1e9))
        let requests = paths.first.map {
            imageRequests(for: Artwork(path: $0), of: id.catalog, pixelWidths: pixelWidths)
        }
        let widths = requests?.map(\.fit.pixelWidth) ?? []
        let mean = try await store.read { connection throws(DatabaseError) in
            try connection.offline.meanBytes(of: query.scope, widths: widths)
        }
        let bytes = images == 0 ? 0 : mean.map { Int($0 * Double(images)) }
        return OfflineEstimate(images: images, bytes: bytes)
    }

    /// Works until cancelled: fetches what lists lack that are to be available offline, one list
    /// at a time.
    ///
    /// `pixelWidths` are those of the places for pictures.
    public func keepOffline(pixelWidths: [Int]) async {
        await offline.run(
            next: { failed throws(CatalogError) in try await self.nextOffline(besides: failed) },
            fetch: { entry in await self.fetchOffline(entry, pixelWidths) },
            tidy: { await self.tidyOffline() }
        )
    }
}

extension Library {
    private func offlineScope(of id: OfflineList.ID) throws(CatalogError) -> Scope {
        let source = try source(of: id.catalog)
        guard source.provider.descriptor.offlineLists.contains(where: { $0.id == id.list }) else {
            throw .notFound(message: nil)
        }
        return source.scope
    }

    /// The lists of the store that can be fetched, with their queries.
    private func offlineEntries() async throws(CatalogError) -> [OfflineEntry] {
        let stored = try await store.read { connection throws(DatabaseError) in
            try connection.offline.all()
        }
        return stored.compactMap { entry in
            let source = sources.all.first { $0.scope.name == entry.source }
            guard let source,
                let list = source.provider.descriptor.offlineLists.first(where: {
                    $0.id.rawValue == entry.list
                })
            else { return nil }
            let id = OfflineList.ID(source.scope.catalog, list.id)
            let query = ResolvedQuery(id.query, of: source, collation: fetch.collation)
            return OfflineEntry(id: id, stored: entry, query: query)
        }
    }

    private func nextOffline(
        besides failed: Set<OfflineList.ID>
    ) async throws(CatalogError) -> OfflineEntry? {
        try await offlineEntries().first { $0.stored.state == .wanted && !failed.contains($0.id) }
    }

    private func readOfflineLists() async throws(CatalogError) -> [OfflineList] {
        var lists: [OfflineList] = []
        for entry in try await offlineEntries() {
            let (scope, key, since) = (entry.query.scope, entry.query.key, entry.stored.since)
            let found = try await store.read { connection throws(DatabaseError) in
                let table = connection.offline
                let due = try table.duePage(after: 0, of: key, in: scope, since: since)
                let state = try connection.lists(of: scope).state(of: key)
                return (try table.progress(of: entry.stored.id), due, state?.totalPages)
            }
            let (images, due, pages) = found
            var list = OfflineList(id: entry.id, activity: activity(of: entry))
            list.loadedPages = due.map { $0 - 1 } ?? pages ?? 0
            list.totalPages = pages
            list.loadedImages = images.total - images.missing
            list.totalImages = images.total
            list.absentImages = images.absent
            list.bytes = images.bytes
            list.finishedAt = entry.stored.finishedAt
            lists.append(list)
        }
        return lists
    }

    private func activity(of entry: OfflineEntry) -> OfflineList.Activity {
        switch entry.stored.state {
        case .wanted: offline.activity(of: entry.id)
        case .paused: .paused
        case .kept: .kept
        }
    }
}
