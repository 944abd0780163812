public import Foundation
public import Networking
import Primitives

/// The bytes of images: one download per image however many ask, kept on disk or for the run.
/// Knows no pixels.
public actor ImageDataLoader {
    /// Reads the size in pixels of an image; throws `undecodable` for what is no image, or only the
    /// beginning of one.
    public typealias Measure = @Sendable (Data) throws(ImageError) -> PixelSize

    /// The images that outlive the run, to tell their size and to clear them; nil where none do.
    public nonisolated let cache: DataCache?

    let client: any HTTPClient
    let limits: ImageLoadLimits
    let now: @Sendable () -> Date
    let measure: Measure
    let received: @Sendable (ImageOutcome) async -> Void
    var failures: FailureMemory
    var unkept: UnkeptImages
    var limiters: [String: ConcurrencyLimiter] = [:]
    private nonisolated let runFolder: RunFolder?
    nonisolated let measuring = QueueExecutor(label: "ImagePipeline.Measuring")
    private nonisolated let sequencer: PrioritySequencer
    private nonisolated let flights = ImageFlights<LoadKey, Data>()
    private var maintenance: Task<Void, Never>?
    private var cleaning: Task<Void, Never>?

    /// What is in flight; the same bytes for the run and for longer would be two loads.
    struct LoadKey: Hashable, Sendable {
        let data: ImageDataKey
        let retention: ImageRequest.Retention

        init(_ request: ImageRequest) {
            data = ImageDataKey(request)
            retention = request.retention
        }
    }

    /// Makes a loader; touches neither disk nor network.
    ///
    /// - Parameters:
    ///   - client: answers requests; may or may not turn statuses into errors.
    ///   - cache: keeps `persistent` images; without it they are fetched each time.
    ///   - run: keeps `run` images; without it they are fetched each time.
    ///   - limits: see ``ImageLoadLimits`` for the defaults.
    ///   - now: the time.
    ///   - measure: the decoder's `size(ofWhole:)`. What it refuses is not kept.
    ///   - received: awaited once per download, before anyone who waits for it goes on; not called
    ///     where nobody answered and the image may still come.
    public init(
        client: any HTTPClient,
        cache: DataCache? = nil,
        run: RunFolder? = nil,
        limits: ImageLoadLimits = ImageLoadLimits(),
        now: @escaping @Sendable () -> Date = { Date() },
        measure: @escaping Measure,
        received: @escaping @Sendable (ImageOutcome) async -> Void = { _ in }
    ) {
        self.client = client
        self.cache = cache
        self.limits = limits
        self.now = now
        self.measure = measure
        self.received = received
        runFolder = run
        sequencer = PrioritySequencer(now: now)
        failures = FailureMemory(duration: limits.failureMemory)
        unkept = UnkeptImages(limit: limits.bytesWithoutDisk)
    }

    /// The bytes of an image, from the disk or else from the network.
    ///
    /// Cancelling the task ends this wait only; a download for which nobody waits any more is
    /// cancelled, unless it is for the run and has begun.
    /// - Throws: `download`, also while an earlier failure is remembered; `undecodable` for what
    ///   is no image; `cancelled`.
    public nonisolated func data(
        for request: ImageRequest,
        priority: ImagePriority = .visible
    ) async throws(ImageError) -> Data {
        try await flights.value(for: LoadKey(request), sequencer.next(priority)) {
            flight async throws(ImageError) in
            try await self.load(request, flight)
        }
    }

    /// Makes sure that the bytes of an image lie on the disk.
    ///
    /// - Throws: as ``data(for:priority:)``, and `storage` where the disk does not keep them.
    public nonisolated func keep(_ request: ImageRequest) async throws(ImageError) {
        _ = try await data(for: request, priority: .prefetch)
        if let absence = await absence(of: request) { throw absence }
    }

    /// Why an image that has been loaded is not on the disk; nil where it is, or where no disk is
    /// used.
    public nonisolated func absence(of request: ImageRequest) async -> ImageError? {
        await store(for: request.retention)?.absence(of: ImageDataKey(request))
    }

    /// Moves a load forward that others have begun, as if it were asked for now.
    public nonisolated func raise(_ request: ImageRequest, to priority: ImagePriority) {
        flights.context(of: LoadKey(request))?.raise(to: sequencer.next(priority))
    }

    /// Drops the bytes of an image that could not be decoded beyond its head; it counts as failed
    /// just now.
    public func discard(_ request: ImageRequest, because error: ImageError) async {
        let key = ImageDataKey(request)
        failures.remember(error, of: key, at: now())
        unkept.remove(key)
        await store(for: request.retention)?.remove(key)
        await tell(error, of: request)
    }

    /// Tries failed images again at the next ask: after a refresh, or when the network is back.
    public func forgetFailures() {
        failures.forgetAll()
    }

    /// Tries one failed image again at the next ask; other failures stay remembered.
    public func forgetFailure(of request: ImageRequest) {
        failures.forgetFailure(of: ImageDataKey(request))
    }

    /// Removes the folders of runs that crashed, once however often it is asked, off the main thread.
    ///
    /// For the start of a run; nothing else needs to wait for it.
    public func removeStaleRuns() async {
        let task =
            cleaning
            ?? Task.detached { [runFolder] () -> Void in
                await runFolder?.removeStale()
            }
        cleaning = task
        await task.value
    }

    /// Removes images that are too old, and what makes the cache too large.
    ///
    /// Runs once by itself, at the lowest priority, after the first ask.
    public func maintain() async {
        await startMaintenance().value
    }

    /// Ends the run: removes its folder.
    ///
    /// Blocks for a moment; images already asked for still come.
    public nonisolated func close() {
        runFolder?.close()
    }
}

extension ImageDataLoader {
    /// A loader that has nobody to ask: every image is `undecodable`.
    ///
    /// For tests and previews that show none.
    public init() {
        self.init(
            client: HandlerHTTPClient { _ in HTTPResponse(status: 200) },
            measure: { _ throws(ImageError) in throw .undecodable }
        )
    }

    func store(for retention: ImageRequest.Retention) async -> DataCache? {
        switch retention {
        case .persistent:
            return cache
        case .run:
            await runFolder?.open()
            return runFolder?.cache
        }
    }

    /// How many wait for the bytes of an image that are on their way.
    nonisolated func waiterCount(for request: ImageRequest) -> Int {
        flights.waiterCount(for: LoadKey(request))
    }

    /// How many loads wait for a place at their host.
    var queuedCount: Int { limiters.values.reduce(0) { $0 + $1.waitingCount } }

    @discardableResult
    func startMaintenance() -> Task<Void, Never> {
        if let maintenance { return maintenance }
        let task = Task.detached(priority: .background) { [cache] () -> Void in
            await cache?.sweep()
        }
        maintenance = task
        return task
    }
}
