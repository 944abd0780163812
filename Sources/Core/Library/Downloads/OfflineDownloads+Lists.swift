import Catalog
import Primitives
import SQLiteKit

/// An offline list with its query.
struct OfflineEntry: Sendable {
    let id: OfflineList.ID
    let stored: OfflineTable.Entry
    let query: ResolvedQuery
}

extension OfflineDownloads {
    /// Returns the offline lists of connected catalogs, in the order they were requested.
    func lists() async throws(CatalogError) -> [OfflineList] {
        var lists: [OfflineList] = []
        for entry in try await entries() {
            var list = OfflineList(id: entry.id, activity: .available)
            list.progress = try await progress(of: entry)
            list.finishedAt = entry.stored.finishedAt
            (list.activity, list.progress.failure) = activity(of: entry)
            lists.append(list)
        }
        return lists
    }

    /// Returns the stored offline lists whose catalog is connected and offers them.
    func entries() async throws(CatalogError) -> [OfflineEntry] {
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
            return OfflineEntry(
                id: id,
                stored: entry,
                query: ResolvedQuery(id.query, of: source, collation: downloader.fetch.collation)
            )
        }
    }

    private func progress(of entry: OfflineEntry) async throws(CatalogError) -> ListProgress {
        let (scope, key, stored) = (entry.query.scope, entry.query.key, entry.stored)
        return try await store.read { connection throws(DatabaseError) in
            let table = connection.lists(of: scope)
            let due = try table.firstMissingPage(of: key, fetchedSince: stored.since)
            let total = try table.state(of: key)?.totalPages
            var progress = ListProgress(
                loadedPages: due.map { $0 - 1 } ?? total ?? 0,
                totalPages: total
            )
            progress.totalImages = stored.images
            progress.loadedImages = stored.loaded
            progress.absentImages = stored.absent
            progress.bytes = stored.bytes
            return progress
        }
    }

    private func activity(
        of entry: OfflineEntry
    ) -> (activity: OfflineList.Activity, failure: CatalogError?) {
        switch entry.stored.state {
        case .paused: (.paused, nil)
        case .kept: (.available, nil)
        case .wanted:
            state.withLock { state in
                if let failure = state.failures[entry.id] { return (.failed, failure) }
                if let error = state.pausedBy { return (.waitingForService, error) }
                return (state.current?.list == entry.id ? .running : .waiting, nil)
            }
        }
    }
}
