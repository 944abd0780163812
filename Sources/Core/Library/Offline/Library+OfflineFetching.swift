import Catalog
import Foundation
import ImagePipeline
import SQLiteKit

/// Fetching a list that is to be available offline.
extension Library {
    /// Pictures asked for at once.
    private static let imagesAtOnce = 4
    /// Pictures read from the store at once.
    private static let batch = 64

    /// Fetches what a list lacks: pages, then pictures.
    /// - Returns: why it stopped; nil when the list is whole.
    func fetchOffline(_ entry: OfflineEntry, _ pixelWidths: [Int]) async -> CatalogError? {
        do throws(CatalogError) {
            guard try await isWanted(entry) else { throw .cancelled }
            // What failed in an outage may be there now.
            await images.forgetFailures()
            try await fetchPages(of: entry)
            try await planImages(of: entry, pixelWidths)
            try await fetchImages(of: entry, pixelWidths)
            let date = store.now()
            try await store.write { connection throws(DatabaseError) in
                try connection.offline.finish(entry.stored.id, at: date)
                return [.offline]
            }
            return nil
        } catch {
            return Task.isCancelled ? .cancelled : error
        }
    }

    /// Removes the pictures of no list, such as those of one that was removed.
    func tidyOffline() async {
        // A store that is not saved does not know them.
        guard unsaved == nil else { return }
        do throws(CatalogError) {
            let keys = try await store.read { connection throws(DatabaseError) in
                try connection.offline.allKeys()
            }
            await images.release(allBut: keys)
        } catch {
            // They are removed another time; reads for the user report the error.
        }
    }

    /// Whether it has been neither paused nor removed since it was chosen.
    private func isWanted(_ entry: OfflineEntry) async throws(CatalogError) -> Bool {
        try await store.read { connection throws(DatabaseError) in
            try connection.offline.all().contains { other in
                other.id == entry.stored.id && other.state == .wanted
            }
        }
    }

    private func fetchPages(of entry: OfflineEntry) async throws(CatalogError) {
        var last = 0
        while !Task.isCancelled {
            let number = last
            let (scope, key, since) = (entry.query.scope, entry.query.key, entry.stored.since)
            let due = try await store.read { connection throws(DatabaseError) in
                try connection.offline.duePage(after: number, of: key, in: scope, since: since)
            }
            guard let due else { return }
            try await page(due, of: entry.query.base, policy: .networkOnly)
            store.changes.send([.offline])
            // Never the same again: if the clock was set back, a page would always be due.
            last = due
        }
        throw .cancelled
    }

    private func planImages(
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async throws(CatalogError) {
        let (scope, key, list) = (entry.query.scope, entry.query.key, entry.stored.id)
        let paths = try await store.read { connection throws(DatabaseError) in
            try connection.offline.artwork(of: key, in: scope)
        }
        let wanted = paths.flatMap { path in
            imageRequests(
                for: Artwork(path: path),
                of: entry.id.catalog,
                pixelWidths: pixelWidths
            ).map { OfflineTable.File(path: path, variant: $0.variant) }
        }
        let known = try await store.read { connection throws(DatabaseError) in
            try connection.offline.files(of: list).filter(\.value).map(\.key)
        }
        let keys = Set(known.map { $0.key(in: scope) })
        let present = await images.kept(of: keys)
        let lost = Set(known.filter { !present.contains($0.key(in: scope)) })
        try await store.write { connection throws(DatabaseError) in
            // Removed meanwhile, or for another reason no longer there.
            guard try connection.offline.all().contains(where: { $0.id == list }) else { return [] }
            try connection.offline.plan(wanted, lost: lost, of: list)
            return [.offline]
        }
    }

    private func fetchImages(
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async throws(CatalogError) {
        let list = entry.stored.id
        while !Task.isCancelled {
            let missing = try await store.read { connection throws(DatabaseError) in
                try connection.offline.missing(of: list, count: Self.batch)
            }
            guard !missing.isEmpty else { return }
            if let error = await fetch(missing, of: entry, pixelWidths) { throw error }
        }
        throw .cancelled
    }

    private func fetch(
        _ files: [OfflineTable.File],
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async -> CatalogError? {
        var waiting = files[...]
        var stop: CatalogError?
        await withTaskGroup(of: CatalogError?.self) { group in
            for file in waiting.prefix(Self.imagesAtOnce) {
                group.addTask { await self.fetch(file, of: entry, pixelWidths) }
            }
            waiting = waiting.dropFirst(Self.imagesAtOnce)
            while let error = await group.next() {
                if let error { stop = stop ?? error }
                guard stop == nil, !Task.isCancelled, let next = waiting.popFirst() else {
                    continue
                }
                group.addTask { await self.fetch(next, of: entry, pixelWidths) }
            }
        }
        return stop
    }

    /// Fetches a picture, and stores what came of it.
    /// - Returns: why no other should be fetched; nil if they may.
    private func fetch(
        _ file: OfflineTable.File,
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async -> CatalogError? {
        let list = entry.stored.id
        let bytes: Int?
        do throws(CatalogError) {
            bytes = try await keep(file, of: entry.id.catalog, pixelWidths)
        } catch {
            if Task.isCancelled { return .cancelled }
            guard !error.stopsSync else { return error }
            bytes = nil
        }
        do throws(CatalogError) {
            try await store.write { connection throws(DatabaseError) in
                if let bytes {
                    try connection.offline.set(file, bytes: bytes, of: list)
                } else {
                    try connection.offline.setAbsent(file, of: list)
                }
                return [.offline]
            }
            return nil
        } catch {
            return error
        }
    }

    private func keep(
        _ file: OfflineTable.File,
        of catalog: CatalogID,
        _ pixelWidths: [Int]
    ) async throws(CatalogError) -> Int {
        let requests = imageRequests(
            for: Artwork(path: file.path),
            of: catalog,
            pixelWidths: pixelWidths,
            retention: .kept
        )
        guard let request = requests.first(where: { $0.variant == file.variant }) else {
            throw .notFound(message: nil)
        }
        do throws(ImageError) {
            return try await images.keep(request)
        } catch {
            throw CatalogError(error)
        }
    }
}

extension OfflineTable.File {
    fileprivate func key(in scope: Scope) -> ImageDataKey {
        ImageDataKey(key: ImageKey(source: scope.name, path: path), variant: variant)
    }
}
