import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

/// Downloading one list.
extension OfflineDownloads {
    /// Downloads the missing pages of a list, then its pictures.
    ///
    /// - Returns: the error that stopped the download; nil if the list is complete.
    func download(_ entry: OfflineEntry, _ pixelWidths: [Int]) async -> CatalogError? {
        do throws(CatalogError) {
            guard try await isWanted(entry) else { throw .cancelled }
            // Pictures that failed during an outage may now be available.
            await downloader.images.forgetFailures()
            let pages = ListDownloader.Pages.outdated(since: entry.stored.since)
            try await downloader.fetchPages(pages, of: entry.query.base) { _ in
                store.changes.send([.offline])
            }
            let images = try await planImages(of: entry, pixelWidths)
            try await fetchImages(images, of: entry, pixelWidths)
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

    /// Returns whether the list has been neither paused nor removed since it was chosen.
    private func isWanted(_ entry: OfflineEntry) async throws(CatalogError) -> Bool {
        try await store.read { connection throws(DatabaseError) in
            try connection.offline.all().contains { other in
                other.id == entry.stored.id && other.state == .wanted
            }
        }
    }

    /// Stores which files a list needs.
    ///
    /// - Returns: the pictures with missing files, in the list's order, each with the variants to
    ///   fetch.
    private func planImages(
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async throws(CatalogError) -> [MissingImage] {
        let (scope, key, list) = (entry.query.scope, entry.query.key, entry.stored.id)
        let paths = try await store.read { connection throws(DatabaseError) in
            try connection.offline.artwork(of: key, in: scope)
        }
        let wanted = paths.flatMap { path in
            sources.imageRequests(
                for: Artwork(path: path),
                of: entry.id.catalog,
                pixelWidths: pixelWidths
            ).map { OfflineTable.File(path: path, variant: $0.variant) }
        }
        let known = try await store.read { connection throws(DatabaseError) in
            try connection.offline.files(of: list).filter(\.value).map(\.key)
        }
        let present = await downloader.images.kept(of: Set(known.map { $0.key(in: scope) }))
        let lost = Set(known.filter { !present.contains($0.key(in: scope)) })
        try await store.write { connection throws(DatabaseError) in
            // The list may have been removed in the meantime.
            guard try connection.offline.all().contains(where: { $0.id == list }) else { return [] }
            try connection.offline.plan(wanted, lost: lost, of: list)
            return [.offline]
        }
        let missing = try await store.read { connection throws(DatabaseError) in
            try connection.offline.missing(of: list)
        }
        return paths.compactMap { path in
            missing[path].map { MissingImage(path: path, variants: $0) }
        }
    }

    private func fetchImages(
        _ missing: [MissingImage],
        of entry: OfflineEntry,
        _ pixelWidths: [Int]
    ) async throws(CatalogError) {
        let requests = { @Sendable [sources] (image: MissingImage) in
            sources.imageRequests(
                for: Artwork(path: image.path),
                of: entry.id.catalog,
                pixelWidths: pixelWidths,
                retention: .kept
            ).filter { image.variants.contains($0.variant) }
        }
        try await downloader.fetchImages(missing, requests: requests) {
            image,
            files throws(CatalogError) in
            try await record(files, of: image, in: entry.stored.id)
        }
    }

    /// Stores a picture's results, except for files that a later attempt may fetch.
    private func record(
        _ files: ListDownloader.Files,
        of image: MissingImage,
        in list: Int64
    ) async throws(CatalogError) {
        let comesLater = Task.isCancelled || files.failures.contains(where: \.stopsSync)
        var results: [(file: OfflineTable.File, bytes: Int?)] = []
        for variant in image.variants {
            let file = OfflineTable.File(path: image.path, variant: variant)
            if case .success(let bytes)? = files.first(where: { $0.request.variant == variant })?
                .result
            {
                results.append((file, bytes))
            } else if !comesLater {
                // If the service doesn't have it, it isn't requested again until the next refresh.
                results.append((file, nil))
            }
        }
        guard !results.isEmpty else { return }
        try await store.write { [results] connection throws(DatabaseError) in
            try connection.offline.count(
                loaded: results.count == image.variants.count ? 1 : 0,
                absent: results.contains { $0.bytes == nil } ? 1 : 0,
                bytes: results.reduce(0) { $0 + ($1.bytes ?? 0) },
                of: list
            )
            for (file, bytes) in results {
                if let bytes {
                    try connection.offline.set(file, bytes: bytes, of: list)
                } else {
                    try connection.offline.setAbsent(file, of: list)
                }
            }
            return [.offline]
        }
    }
}

/// A picture with files that aren't on disk.
private struct MissingImage: Sendable {
    let path: String
    let variants: Set<String>
}

extension OfflineTable.File {
    fileprivate func key(in scope: Scope) -> ImageDataKey {
        ImageDataKey(key: ImageKey(source: scope.name, path: path), variant: variant)
    }
}
