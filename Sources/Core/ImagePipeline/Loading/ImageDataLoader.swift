public import Foundation
public import Networking
public import Primitives

/// Loads encoded images, with one download per image however many callers wait.
///
/// Images are stored on disk, permanently or for the run.
public actor ImageDataLoader {
    /// Returns an image's size in pixels; throws `undecodable` for truncated or other data.
    public typealias Measure = @Sendable (Data) throws(ImageError) -> PixelSize

    /// The cache of images kept between runs, for showing its size and clearing it, or nil.
    public nonisolated let cache: DataCache?
    /// The images that the user stores offline, without limits and outside the cache, or nil.
    package nonisolated let keptImages: DataCache?

    let client: any HTTPClient
    let serviceClient: @Sendable (String) -> (any HTTPClient)?
    /// The header `Accept` of requests, or nil.
    let accept: String?
    let limits: ImageLoadLimits
    let now: @Sendable () -> Date
    let measure: Measure
    let received: @Sendable (ImageOutcome) async -> Void
    var failures: FailureMemory
    var memoryOnly: MemoryOnlyImages
    var limiters: [String: ConcurrencyLimiter] = [:]
    private nonisolated let ownFolders: OwnFolders
    private nonisolated let runFolder: RunFolder?
    nonisolated let measuring = QueueExecutor(label: "ImagePipeline.Measuring")
    nonisolated let sequencer: PrioritySequencer
    private nonisolated let flights = ImageFlights<LoadKey, Data>()
    nonisolated let revalidations = ImageFlights<LoadKey, Bool>()
    private var maintenance: Task<Void, Never>?
    private var cleaning: Task<Void, Never>?

    /// The key for a running load: storing the same bytes for the run and permanently takes two
    /// loads.
    struct LoadKey: Hashable, Sendable {
        let data: ImageDataKey
        let retention: ImageRequest.Retention

        init(_ request: ImageRequest) {
            data = ImageDataKey(request)
            retention = request.retention
        }
    }

    /// Creates a loader that accesses neither the disk nor the network yet.
    ///
    /// - Parameters:
    ///   - client: sends requests; for a status, it may either throw an error or return the
    ///     response.
    ///   - serviceClient: returns the client for images of a service by its name; nil, also by
    ///     default, to use `client`.
    ///   - accept: the header `Accept` of requests; see ``ImageDecoding/accept``. Nil, the default, sends
    ///     the client's.
    ///   - cache: stores `persistent` images; without it, they are downloaded each time.
    ///   - run: stores `run` images; without it, they are downloaded each time.
    ///   - kept: the folder for `kept` images; without it, they are downloaded each time.
    ///   - ownFolders: the app's folders, in which pictures must not be saved.
    ///   - limits: the limits; see ``ImageLoadLimits`` for the defaults.
    ///   - now: returns the current time.
    ///   - measure: the decoder's `size(ofWhole:)`. Bytes for which it throws aren't stored.
    ///   - received: called and awaited once per download, before its waiters continue. It isn't
    ///     called if the service didn't respond and the image may still arrive.
    public init(
        client: any HTTPClient,
        serviceClient: @escaping @Sendable (String) -> (any HTTPClient)? = { _ in nil },
        accept: String? = nil,
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
        self.serviceClient = serviceClient
        self.accept = accept
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
        memoryOnly = MemoryOnlyImages(limit: limits.bytesWithoutDisk)
    }

    /// Returns an image's bytes, from disk or the network.
    ///
    /// Cancelling the task ends only this wait. A download without waiters is cancelled, unless it
    /// is for the run and has begun.
    ///
    /// - Throws: `download`, also while an earlier failure is remembered; `undecodable` if the
    ///   bytes aren't an image; `cancelled`.
    public nonisolated func data(
        for request: ImageRequest,
        priority: ImagePriority = .visible
    ) async throws(ImageError) -> Data {
        try await flights.value(for: LoadKey(request), sequencer.next(priority)) {
            flight async throws(ImageError) in
            try await self.load(request, flight)
        }
    }

    /// Returns whether a location is in one of the app's folders, in which pictures must not be
    /// saved.
    @concurrent
    public nonisolated func owns(_ place: URL) async -> Bool { ownFolders.contain(place.path) }

    /// Downloads an image unless it is on disk.
    ///
    /// - Throws: the errors of ``data(for:priority:)``, and `storage` if the disk can't store the
    ///   bytes.
    /// - Returns: the number of bytes.
    @discardableResult
    public nonisolated func keep(_ request: ImageRequest) async throws(ImageError) -> Int {
        let data = try await data(for: request, priority: .prefetch)
        if let absence = await absence(of: request) { throw absence }
        return data.count
    }

    /// Returns why a loaded image isn't on disk; nil if it is, or if there is no disk cache.
    public nonisolated func absence(of request: ImageRequest) async -> ImageError? {
        let key = ImageDataKey(request)
        let absence = await store(for: request.retention)?.absence(of: key)
        guard absence != nil, request.retention == .persistent, let keptImages else {
            return absence
        }
        return await keptImages.absence(of: key) == nil ? nil : absence
    }

    /// Raises a running load's priority as if the image were requested now.
    public nonisolated func raise(_ request: ImageRequest, to priority: ImagePriority) {
        flights.context(of: LoadKey(request))?.raise(to: sequencer.next(priority))
    }

    /// Removes an image with a valid header that can't be decoded, and remembers the failure.
    public func discard(_ request: ImageRequest, because error: ImageError) async {
        let key = ImageDataKey(request)
        failures.remember(error, of: key, at: now())
        memoryOnly.remove(key)
        await store(for: request.retention)?.remove(key)
        if request.retention == .persistent { await keptImages?.remove(key) }
        await report(error, of: request)
    }

    /// Lets failed images be requested again after a refresh or when the network is back.
    public func forgetFailures() {
        failures.forgetAll()
    }

    /// Lets one failed image be requested again; other failures stay remembered.
    public func forgetFailure(of request: ImageRequest) {
        failures.forgetFailure(of: ImageDataKey(request))
    }

    /// Removes the folders of crashed runs, off the main thread and only once.
    ///
    /// Call it at the start of a run; nothing needs to wait for it.
    public func removeStaleRuns() async {
        let task =
            cleaning
            ?? Task.detached { [runFolder] () -> Void in
                await runFolder?.removeStale()
            }
        cleaning = task
        await task.value
    }

    /// Removes expired images, then evicts others until the cache is within its limit.
    ///
    /// Also runs automatically, once and at the lowest priority, after the first request.
    public func maintain() async {
        await startMaintenance().value
    }

    /// Ends the run and removes its folder.
    ///
    /// Blocks briefly; images that have already been requested still arrive.
    public nonisolated func close() {
        runFolder?.close()
    }
}

extension ImageDataLoader {
    /// Creates a loader for which every image is `undecodable`, for tests and previews without
    /// images.
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

    /// Returns the cache to use for an image, and the image's bytes if the cache contains them.
    ///
    /// Moves an image from the cache if it should be stored offline.
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

    /// Returns the number of callers waiting for a running load.
    nonisolated func waiterCount(for request: ImageRequest) -> Int {
        flights.waiterCount(for: LoadKey(request))
    }

    /// The number of loads waiting for their host's limiter.
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
