import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

/// Downloads offline lists, one at a time.
///
/// The store records what has been downloaded, so a restart continues where the last run stopped.
final class OfflineDownloads: Sendable {
    /// The state that isn't stored.
    struct State {
        var current: (list: OfflineList.ID, task: Task<CatalogError?, Never>)?
        /// The error of a service that doesn't respond or asks for a pause, until the next attempt.
        var pausedBy: CatalogError?
        var failures: [OfflineList.ID: CatalogError] = [:]
    }

    let downloader: ListDownloader
    let state = Locked(State())

    var store: Store { downloader.fetch.store }
    var sources: SourceRegistry { downloader.fetch.sources }

    init(downloader: ListDownloader) {
        self.downloader = downloader
    }

    /// Downloads the requested lists until cancelled.
    ///
    /// If a service doesn't respond or asks for a pause, waits and tries again. Files that no list
    /// needs are removed at startup and whenever all lists are complete.
    func run(pixelWidths: [Int]) async {
        var isTidy = false
        for await _ in store.changes.signals(for: [.offline]) {
            var attempts = 0
            while !Task.isCancelled, let entry = await nextEntry() {
                isTidy = false
                guard let error = await work(on: entry, pixelWidths) else {
                    attempts = 0
                    continue
                }
                guard error.isPassing else {
                    if error != .cancelled { fail(entry.id, error) }
                    continue
                }
                await waitToRetry(after: error, attempts, of: entry.id.catalog)
                attempts += 1
            }
            if Task.isCancelled { return }
            if !isTidy { await tidy() }
            isTidy = true
        }
    }

    /// Stops a list's download and clears its error.
    func stop(_ list: OfflineList.ID) async {
        let task = state.withLock { state in
            state.failures[list] = nil
            return state.current?.list == list ? state.current?.task : nil
        }
        task?.cancel()
        sources.service(of: list.catalog).attemptNow()
        _ = await task?.value
    }

    /// Retries a failed list and downloads that are waiting for a service.
    func retry(_ list: OfflineList.ID) {
        state.withLock { $0.failures[list] = nil }
        sources.service(of: list.catalog).attemptNow()
        store.changes.send([.offline])
    }

    /// Removes files that no list needs, such as those of a removed list.
    func tidy() async {
        // An unsaved store doesn't know which files are needed.
        guard store.unsaved == nil else { return }
        do throws(CatalogError) {
            let keys = try await store.read { connection throws(DatabaseError) in
                try connection.offline.allKeys()
            }
            await downloader.images.release(allBut: keys)
        } catch {
            // A later call removes them; other reads report the error to the user.
        }
    }
}

extension OfflineDownloads {
    private func nextEntry() async -> OfflineEntry? {
        let failed = state.withLock { Set($0.failures.keys) }
        do throws(CatalogError) {
            return try await entries().first {
                $0.stored.state == .wanted && !failed.contains($0.id)
            }
        } catch {
            // Other reads report the error to the user.
            return nil
        }
    }

    private func work(on entry: OfflineEntry, _ pixelWidths: [Int]) async -> CatalogError? {
        let task = Task(priority: .utility) { await self.download(entry, pixelWidths) }
        state.withLock { $0.current = (entry.id, task) }
        store.changes.send([.offline])
        let error = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        state.withLock { $0.current = nil }
        return error
    }

    private func fail(_ list: OfflineList.ID, _ error: CatalogError) {
        state.withLock { $0.failures[list] = error }
        store.changes.send([.offline])
    }

    /// Waits to retry, at least as long as the service asked for; the network's return ends the wait.
    private func waitToRetry(after error: CatalogError, _ attempts: Int, of catalog: CatalogID)
        async
    {
        var delay = RetryDelay.after(attempts: attempts)
        if case .rateLimited(let wanted?) = error { delay = max(delay, wanted) }
        let service = sources.service(of: catalog)
        // Counted before observers see the wait, so that whoever then ends it does.
        let wakeCount = service.state.wakeCount
        state.withLock { $0.pausedBy = error }
        store.changes.send([.offline])
        // Cancellation ends the wait early.
        _ = try? await service.wait(for: delay, since: wakeCount)
        state.withLock { $0.pausedBy = nil }
    }
}

extension CatalogError {
    /// Whether the service may respond later without the user doing anything.
    fileprivate var isPassing: Bool {
        switch self {
        case .offline, .rateLimited, .paced: true
        case .insecure, .refused, .notFound, .unauthorized, .server, .badResponse, .storage,
            .cancelled:
            false
        }
    }
}
