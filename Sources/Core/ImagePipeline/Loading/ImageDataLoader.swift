public import Foundation
public import Networking
public import Primitives

/// The encoded bytes of images: one download per image however many callers wait, kept on disk or
/// for the run.
public actor ImageDataLoader {
    /// Reads an image's size in pixels; throws `undecodable` if the bytes are not an image or are
    /// truncated.
    public typealias Measure = @Sendable (Data) throws(ImageError) -> PixelSize

    /// Images that outlive the run, to show their size and clear them; nil if there is no disk
    /// cache.
    public nonisolated let cache: DataCache?
    /// Images that the user keeps, apart from the cache and without limits; nil if there are none.
    package nonisolated let keptImages: DataCache?

    let client: any HTTPClient
    let limits: ImageLoadLimits
    let now: @Sendable () -> Date
    let measure: Measure
    let received: @Sendable (ImageOutcome) async -> Void
    var failures: FailureMemory
    var unkept: UnkeptImages
    var limiters: [String: ConcurrencyLimiter] = [:]
    private nonisolated let ownFolders: OwnFolders
    private nonisolated let runFolder: RunFolder?
    nonisolated let measuring = QueueExecutor(label: "ImagePipeline.Measuring")
    private nonisolated let sequencer: PrioritySequencer
    private nonisolated let flights = ImageFlights<LoadKey, Data>()
    private var maintenance: Task<Void, Never>?
    private var cleaning: Task<Void, Never>?

    /// A load in flight; the same bytes for the run and persistently are two loads.
    struct LoadKey: Hashable, Sendable {
        let data: ImageDataKey
        let retention: ImageRequest.Retention

        init(_ request: ImageRequest) {
            data = ImageDataKey(request)
            retention = request.retention
        }
    }

    /// Touches neither disk nor network yet.
    ///
    /// - Parameters:
    ///   - client: sends requests; may or may not turn statuses into errors.
    ///   - cache: keeps `persistent` images; without it they are fetched each time.
    ///   - run: keeps `run` images; without it they are fetched each time.
    ///   - kept: a folder for `kept` images; without it they are fetched each time.
    ///   - ownFolders: the program's folders, which no picture may be saved in.
    ///   - limits: see ``ImageLoadLimits`` for the defaults.
    ///   - now: the current time.
    ///   - measure: the decoder's `size(ofWhole:)`. Bytes it rejects are not kept.
    ///   - received: awaited once per download, before its waiters continue; not called if there
    ///     was no response and the image may still arrive.
    public init(
        client: any HTTPClient,
        cache: DataCache? = nil,
        run: RunFolder? = nil,
        kept: URL? = nil,
        ownFolders: OwnFolders = OwnFolders(),
        limits: ImageLoadLimits = ImageLoadLimits(),
        now: @escaping @Sendable () -> Date = { Date() },
        measure: @escaping Measure,
        received: @escaping @Sendable (ImageOutcome) async -> Void = { _ in }
    ) {
        self.client = client
        self.cache = cache
        self.ownFolders = ownFolders
        self.limits = limits
        self.now = now
        self.measure = measure
        self.received = received
        runFolder = run
        keptImages = kept.map {
            DataCache(folder: $0, sizeLimit: .max, ageLimit: .infinity, now: now)
        }
        sequencer = PrioritySequencer(now: now)
        failures = FailureMemory(duration: limits.failureMemory)
        unkept = UnkeptImages(limit: limits.bytesWithoutDisk)
    }

    /// The bytes of an image, from disk or network.
    ///
    /// Cancelling the task ends this wait only; a download without waiters is cancelled, unless it
    /// is for the run and has begun.
    /// - Throws: `download`, also while an earlier failure is remembered; `undecodable` for
    ///   anything but an image; `cancelled`.
    public nonisolated func data(
        for request: ImageRequest,
        priority: ImagePriority = .visible
    ) async throws(ImageError) -> Data {
        try await flights.value(for: LoadKey(request), sequencer.next(priority)) {
            flight async throws(ImageError) in
            try await self.load(request, flight)
        }
    }

    /// Whether a place is in one of the program's folders, which no picture may be saved in.
    @concurrent
    public nonisolated func owns(_ place: URL) async -> Bool { ownFolders.contain(place.path) }

    /// Makes sure that the bytes of an image are on disk.
    ///
    /// - Throws: as ``data(for:priority:)``, and `storage` if the disk does not keep them.
    /// - Returns: the number of bytes.
    @discardableResult
    public nonisolated func keep(_ request: ImageRequest) async throws(ImageError) -> Int {
        let data = try await data(for: request, priority: .prefetch)
        if let absence = await absence(of: request) { throw absence }
        return data.count
    }

    /// Why a loaded image is not on disk; nil if it is, or if no disk is used.
    public nonisolated func absence(of request: ImageRequest) async -> ImageError? {
        let key = ImageDataKey(request)
        let absence = await store(for: request.retention)?.absence(of: key)
        guard absence != nil, request.retention == .persistent, let keptImages else {
            return absence
        }
        return await keptImages.absence(of: key) == nil ? nil : absence
    }

    /// Raises the priority of a load in flight, as if it were requested now.
    public nonisolated func raise(_ request: ImageRequest, to priority: ImagePriority) {
        flights.context(of: LoadKey(request))?.raise(to: sequencer.next(priority))
    }

    /// Removes the bytes of an image whose header was readable but which cannot be decoded; the
    /// failure is remembered.
    public func discard(_ request: ImageRequest, because error: ImageError) async {
        let key = ImageDataKey(request)
        failures.remember(error, of: key, at: now())
        unkept.remove(key)
        await store(for: request.retention)?.remove(key)
        if request.retention == .persistent { await keptImages?.remove(key) }
        await report(error, of: request)
    }

    /// Lets failed images be retried when next requested: after a refresh, or when the network is
    /// back.
    public func forgetFailures() {
        failures.forgetAll()
    }

    /// Lets one failed image be retried when next requested; other failures stay remembered.
    public func forgetFailure(of request: ImageRequest) {
        failures.forgetFailure(of: ImageDataKey(request))
    }

    /// Removes the folders of runs that crashed, off the main thread; repeated calls do it once.
    ///
    /// For the start of a run; nothing needs to wait for it.
    public func removeStaleRuns() async {
        let task =
            cleaning
            ?? Task.detached { [runFolder] () -> Void in
                await runFolder?.removeStale()
            }
        cleaning = task
        await task.value
    }

    /// Removes expired images, then evicts until the cache is within its limit.
    ///
    /// Also runs by itself once, at the lowest priority, after the first request.
    public func maintain() async {
        await startMaintenance().value
    }

    /// Ends the run and removes its folder.
    ///
    /// Blocks briefly; images already requested still arrive.
    public nonisolated func close() {
        runFolder?.close()
    }
}

extension ImageDataLoader {
    /// A loader without a source: every image is `undecodable`.
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
        case .kept:
            return keptImages
        }
    }

    /// Where an image lies or is to be put, and its bytes if they are there.
    ///
    /// One to be kept that is in the cache moves.
    func place(
        of key: ImageDataKey,
        for retention: ImageRequest.Retention
    ) async -> (store: DataCache?, entry: DataEntry?) {
        if retention != .run, let keptImages {
            if let entry = await keptImages.entry(for: key) { return (keptImages, entry) }
            if retention == .kept, let cache, let entry = await cache.move(key, to: keptImages) {
                return (keptImages, entry)
            }
        }
        let store = await store(for: retention)
        return (store, await store?.entry(for: key))
    }

    /// How many callers wait for the bytes of an image in flight.
    nonisolated func waiterCount(for request: ImageRequest) -> Int {
        flights.waiterCount(for: LoadKey(request))
    }

    /// How many loads wait for their host's limiter.
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
