public import Catalog
package import Foundation
public import ImagePipeline
import Primitives
import SQLiteKit

/// The app's data: everything a front end can read or request.
///
/// Commands fetch data and write it to the store; screens observe the store. Online or offline, the
/// store is the single source of truth, and several processes may use it at once. The image cache
/// never evicts favorites' pictures; those of offline lists are stored separately.
///
/// The library has no mutable state and needs no isolation. Asynchronous methods run off the
/// caller's actor, so they never block the main one.
public final class Library: Sendable {
    /// Loads image bytes; the store records the result of each download.
    public let images: ImageDataLoader
    /// What was last recovered from damaged or lost data; nil if nothing was damaged.
    public var recovery: StoreRecovery? { store.recovery.withLock { $0 } }
    /// Why nothing can be saved, or nil.
    ///
    /// If set, the store is in memory, and adding persistent favorites fails with this error.
    public var unsaved: CatalogError? { store.unsaved }

    /// Returns a stream that signals at once and each time damaged data was repaired.
    public func recoveries() -> AsyncStream<Void> { store.recoveries.signals() }

    let sources: SourceRegistry
    /// The catalogs that have no source while they are turned off.
    let optional: [CatalogDescriptor]
    let store: Store
    let fetch: PageFetch
    let downloader: ListDownloader
    let wholeLists: WholeListDownloads
    let offline: OfflineDownloads
    let runReport: RunReport

    /// Opens the store and migrates it from older versions.
    ///
    /// - Parameters:
    ///   - sources: the catalogs, in display order.
    ///   - optional: the catalogs that the user can turn off and on, whose marks stay; none by
    ///     default.
    ///   - location: the store's location.
    ///   - collation: the sort order for names; the English one by default.
    ///   - images: creates the loader; the closure it receives must be called after each download.
    ///   - report: receives the statistics of a catalog whose pictures are stored only for the run.
    ///     It is called once, after the feed was read and each of its pictures was downloaded or
    ///     failed permanently. Does nothing by default.
    ///   - log: receives a line for developers if the store or the copy of its marks is damaged or
    ///     can't be written. Does nothing by default.
    /// - Throws: `storage` if a newer version wrote the store, or if it is damaged while another
    ///   process is using it. A read-only store doesn't throw: see ``unsaved``.
    public convenience init(
        sources: [CatalogSource],
        optional: [CatalogDescriptor] = [],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        try await self.init(
            sources: sources,
            optional: optional,
            location: location,
            collation: collation,
            clock: ContinuousClock(),
            now: { Date() },
            images: images,
            report: report,
            log: log
        )
    }

    /// Opens the store with a clock for delays and one for dates, for tests.
    ///
    /// - Throws: `storage`, like the public initializer.
    package init(
        sources: [CatalogSource],
        optional: [CatalogDescriptor] = [],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        let store = try await Store.open(location, clock: clock, now: now, log: log)
        self.store = store
        let registry = SourceRegistry(sources, clock: clock)
        self.sources = registry
        self.optional = optional
        let runReport = RunReport(store, registry, collation: collation, report: report)
        self.runReport = runReport
        self.images = images { outcome in
            guard runReport.concerns(outcome) else {
                // The picture doesn't need to wait for the store.
                Task(priority: .utility) { await store.record(outcome) }
                return
            }
            // A feed's statistics count only what has been stored.
            await store.record(outcome)
            await runReport.note(outcome)
        }
        self.images.cache?.setProtected { [weak store] in
            // If the store can't be read, nothing is evicted.
            try? await store?.markedArtwork()
        }
        fetch = PageFetch(store: store, sources: self.sources, collation: collation)
        downloader = ListDownloader(fetch: fetch, images: self.images)
        wholeLists = WholeListDownloads(downloader: downloader)
        offline = OfflineDownloads(downloader: downloader)
    }

    /// Runs `body` and calls `notice` when it has waited two seconds for another process that locks
    /// the store.
    ///
    /// `notice` is called at most once, on any thread.
    public static func noticing<Value>(
        _ notice: @escaping @Sendable () -> Void,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        let isDue = Locked(true)
        let notifyOnce = { @Sendable in
            let isFirst = isDue.withLock { isDue in
                defer { isDue = false }
                return isDue
            }
            if isFirst { notice() }
        }
        return try await LockWait.$notice.withValue(notifyOnce, operation: body)
    }

    /// The catalogs, in display order, each followed by those that belong to it.
    public var catalogs: [CatalogDescriptor] { sources.all.map(\.provider.descriptor) }

    /// Returns the status of a catalog's service, which its companions share.
    public func service(of catalog: CatalogID) -> ServiceStatus { sources.service(of: catalog) }

    /// Returns what doesn't respond during an outage of a catalog's service.
    public func unreachable(of catalog: CatalogID) -> Unreachable {
        sources[catalog]?.unreachable() ?? .network
    }

    /// Returns the state of the key of a catalog's service.
    public func key(of catalog: CatalogID) -> KeyState { sources[catalog]?.key() ?? .none }

    /// Closes the store after its current work; later calls throw `storage`.
    ///
    /// Releasing the library also closes the store, but without waiting. Call this before opening
    /// the same file again.
    public func close() async { await store.close() }

    /// Waits until everything read and downloaded so far has been reported.
    package func settle() async { await runReport.settled() }
}
