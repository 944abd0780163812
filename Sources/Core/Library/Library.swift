public import Catalog
package import Foundation
public import ImagePipeline
import Primitives

/// The only way to the data: everything a front end can ask for.
///
/// Commands fetch and write the store; screens learn by observing. The store is the truth, offline
/// or not; several processes may use it at once. The pictures of favorites are never evicted from
/// the cache of images; those of lists that are available offline are kept apart from it.
///
/// It holds nothing that changes, so it needs no isolation; what is asynchronous runs off the
/// caller's actor, the main one as any other.
public final class Library: Sendable {
    /// The bytes of images, reporting every download to the store.
    public let images: ImageDataLoader
    /// What was recovered of damaged or lost data at the start; nil if nothing was damaged.
    public let recovery: StoreRecovery?
    /// Why nothing can be saved; nil if all is well.
    ///
    /// The store is in memory then, and persistent favorites fail with this error.
    public var unsaved: CatalogError? { store.unsaved }

    /// Whether the data folder was removed meanwhile and has been made again, with everything that
    /// was saved.
    public var wasRemade: Bool { store.remakes.withLock { $0.count } > 0 }

    /// An element each time the data folder has been made again, from now on.
    public func remakes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        store.remakes.withLock { $0.listeners.append { continuation.yield() } }
        return stream
    }

    let sources: SourceRegistry
    let store: Store
    let fetch: PageFetch
    let downloader: ListDownloader
    let wholeLists: WholeListDownloads
    let offline: OfflineDownloads
    let runReport: RunReport

    /// Opens the store, migrating it where it is older.
    ///
    /// - Parameters:
    ///   - sources: the catalogs in the order in which people see them.
    ///   - location: where the store lies.
    ///   - collation: the order of names; that of English by default.
    ///   - images: makes the loader, given the hook that takes what its downloads come to.
    ///   - report: gets the statistics of a catalog whose pictures are kept for the run, once in
    ///     the run: when its feed has been read and each of its pictures has been downloaded since,
    ///     or has failed for good. Nobody by default.
    ///   - log: takes a line for developers where the store or the copy of its favorites is damaged
    ///     or cannot be written. Nobody by default.
    /// - Throws: `storage` where a newer version wrote the store, or where it is damaged and another
    ///   process uses it. One that cannot be written is none: see ``unsaved``.
    public convenience init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        try await self.init(
            sources: sources,
            location: location,
            collation: collation,
            clock: ContinuousClock(),
            now: { Date() },
            images: images,
            report: report,
            log: log
        )
    }

    /// Opens the store with a clock for the waits and one for the dates, for tests.
    /// - Throws: as above.
    package init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        let (store, recovery) = try await Store.open(location, clock: clock, now: now, log: log)
        self.store = store
        self.recovery = recovery
        let registry = SourceRegistry(sources)
        self.sources = registry
        let runReport = RunReport(store, registry, collation: collation, report: report)
        self.runReport = runReport
        self.images = images { outcome in
            guard runReport.concerns(outcome) else {
                // A picture need not wait for the store.
                Task(priority: .utility) { await store.record(outcome) }
                return
            }
            // The statistics of a feed count what has been stored.
            await store.record(outcome)
            await runReport.note(outcome)
        }
        self.images.cache?.setProtected { [weak store] in
            // If they can't be read nothing is evicted.
            try? await store?.favoriteArtwork()
        }
        fetch = PageFetch(store: store, sources: self.sources, collation: collation)
        downloader = ListDownloader(fetch: fetch, images: self.images)
        wholeLists = WholeListDownloads(downloader: downloader)
        offline = OfflineDownloads(downloader: downloader, clock: clock)
    }

    /// The catalogs in the order in which the user sees them.
    public var catalogs: [CatalogDescriptor] { sources.all.map(\.provider.descriptor) }

    /// Closes the store after what it is doing; whatever is asked later throws `storage`.
    ///
    /// Dropping the library closes it too, but does not wait for it: for whoever opens the same
    /// file right after.
    public func close() async { await store.close() }

    /// Waits until what has been read and downloaded before has been reported, where it is to be.
    package func settle() async { await runReport.settled() }
}
