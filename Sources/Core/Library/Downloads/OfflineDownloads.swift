import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

/// Downloads lists for offline use, one at a time.
///
/// The store keeps what has been downloaded, so a restart continues where the last run stopped.
final class OfflineDownloads: Sendable {
    /// What the store does not know.
    struct State {
        var current: (list: OfflineList.ID, task: Task<CatalogError?, Never>)?
        /// The error of a service that does not respond, until the next attempt.
        var halt: CatalogError?
        var nap: Task<Void, Never>?
        var failures: [OfflineList.ID: CatalogError] = [:]
        var progress = OfflineProgress()
    }

    let downloader: ListDownloader
    let state = Locked(State())
    private let clock: any Clock<Duration>

    var store: Store { downloader.fetch.store }
    var sources: SourceRegistry { downloader.fetch.sources }

    init(downloader: ListDownloader, clock: any Clock<Duration>) {
        self.downloader = downloader
        self.clock = clock
        store.changes.listen { [weak self] changes in
            self?.state.withLock { $0.progress.forget(after: changes) }
        }
    }

    /// Downloads what is wanted until cancelled; if a service does not respond or asks for a pause,
    /// it waits and tries again.
    ///
    /// Files of no list are removed at the start and whenever all is done.
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
                await nap(after: error, attempts)
                attempts += 1
            }
            if Task.isCancelled { return }
            if !isTidy { await tidy() }
            isTidy = true
        }
    }

    /// Stops the download of a list, and forgets that it failed.
    func stop(_ list: OfflineList.ID) async {
        let task = state.withLock { state in
            state.failures[list] = nil
            return state.current?.list == list ? state.current?.task : nil
        }
        task?.cancel()
        wake()
        _ = await task?.value
    }

    /// Tries a list again if it failed, and what waits for a service.
    func retry(_ list: OfflineList.ID) {
        state.withLock { $0.failures[list] = nil }
        wake()
        store.changes.send([.offline])
    }

    /// A command has changed which lists there are, or which of their pages are due.
    func progressChanged() {
        state.withLock { $0.progress.forget(after: [.everything]) }
        store.changes.send([.offline])
    }

    /// Ends the wait for a service.
    func wake() {
        state.withLock { $0.nap }?.cancel()
    }

    /// Removes the files of no list, such as those of one that was removed.
    func tidy() async {
        // A store that is not saved does not know them.
        guard store.unsaved == nil else { return }
        do throws(CatalogError) {
            let keys = try await store.read { connection throws(DatabaseError) in
                try connection.offline.allKeys()
            }
            await downloader.images.release(allBut: keys)
        } catch {
            // They are removed another time; reads for the user report the error.
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
            // Reads for the user report the error.
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

    private func nap(after error: CatalogError, _ attempts: Int) async {
        var delay = RetryDelay.after(attempts: attempts)
        if case .rateLimited(let wanted?) = error { delay = max(delay, wanted) }
        let nap = Task<Void, Never> { [clock] in
            // Ends early when it is cancelled.
            try? await clock.sleep(for: delay)
        }
        state.withLock { state in
            state.halt = error
            state.nap = nap
        }
        store.changes.send([.offline])
        await withTaskCancellationHandler {
            await nap.value
        } onCancel: {
            nap.cancel()
        }
        state.withLock { state in
            state.halt = nil
            state.nap = nil
        }
    }
}

extension CatalogError {
    /// Whether a service may respond later without the user doing anything.
    fileprivate var isPassing: Bool {
        switch self {
        case .offline, .rateLimited: true
        case .insecure, .notFound, .unauthorized, .server, .badResponse, .storage, .cancelled:
            false
        }
    }
}
