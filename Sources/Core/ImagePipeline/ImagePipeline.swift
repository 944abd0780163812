/// Turns an address into what the front end draws, from memory, disk or network, decoded once.
///
/// `Image` is the front end's own type.
public final class ImagePipeline<Image: Sendable>: Sendable {
    /// Concurrent decodes; each uses a core and the memory for one image's pixels.
    private let decodeLimit = 2

    /// The encoded bytes of images, for callers that need no pixels.
    public let data: ImageDataLoader
    private let decoder: any ImageDecoding
    private let prepare: @Sendable (DecodedImage) -> Image
    private let cost: @Sendable (DecodedImage) -> Int
    private let memory: ImageCache<Image>
    private let sequencer: PrioritySequencer
    private let tasks = SharedTasks<ImageRequest, Image>()
    private let decodes: ConcurrencyLimiter

    /// Loads nothing yet.
    ///
    /// - Parameters:
    ///   - data: where bytes come from.
    ///   - decoder: decodes bytes to pixels.
    ///   - costLimit: the limit of the memory cache, in bytes; 64 MB by default.
    ///   - cost: the memory an image takes, in bytes; that of its pixels by default.
    ///   - prepare: converts pixels to the front end's type; called off the main thread.
    public init(
        data: ImageDataLoader,
        decoder: any ImageDecoding,
        costLimit: Int = 64_000_000,
        cost: @escaping @Sendable (DecodedImage) -> Int = { $0.cost },
        prepare: @escaping @Sendable (DecodedImage) -> Image
    ) {
        self.data = data
        self.decoder = decoder
        self.prepare = prepare
        self.cost = cost
        memory = ImageCache(costLimit: costLimit)
        sequencer = PrioritySequencer(now: data.now)
        decodes = ConcurrencyLimiter(limit: decodeLimit)
    }

    /// The image if it is in memory; callable from any thread, so that a recycled cell shows it at
    /// once.
    public func cachedImage(for request: ImageRequest) -> Image? {
        memory.value(for: request)
    }

    /// The image, from memory, disk or network.
    ///
    /// Cancelling the task stops the wait; a download without other waiters is cancelled unless it
    /// is for the run.
    ///
    /// - Throws: `download`; `undecodable` and `tooLarge`, in which case the bytes are not kept;
    ///   `cancelled`.
    public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        try await image(for: request, priority: .visible)
    }

    /// The image as above, with a priority: its place may be visible or only be visible soon.
    public func image(
        for request: ImageRequest,
        priority: ImagePriority
    ) async throws(ImageError) -> Image {
        if let image = cachedImage(for: request) { return image }
        if priority == .visible { data.raise(request, to: priority) }
        return try await tasks.value(for: request, sequencer.next(priority)) {
            work async throws(ImageError) in
            try await self.load(request, work)
        }
    }

    /// The memory in use, in bytes.
    public var memoryCost: Int { memory.totalCost }

    /// How many images are in memory.
    public var memoryCount: Int { memory.count }

    /// Removes images not requested since the last call; returns the bytes freed.
    @discardableResult
    public func removeUnused() -> Int {
        memory.removeUnused()
    }

    /// Removes every image from memory, under memory pressure or after a change of scale.
    public func removeAll() {
        memory.removeAll()
    }

    /// Removes one image from memory, such as a large one that is no longer needed.
    public func remove(_ request: ImageRequest) {
        memory.remove(request)
    }

    /// How many callers wait for an image in flight.
    func waiterCount(for request: ImageRequest) -> Int {
        tasks.waiterCount(for: request)
    }
}

extension ImagePipeline {
    private func load(_ request: ImageRequest, _ work: SharedWork) async throws(ImageError) -> Image
    {
        let bytes = try await data.data(for: request, priority: work.priority.level)
        guard await decodes.acquire(work) else { throw .cancelled }
        defer { decodes.release() }
        guard !Task.isCancelled else { throw .cancelled }
        let decoded: DecodedImage
        do throws(ImageError) {
            decoded = try decoder.decode(bytes, to: request.fit)
        } catch {
            await data.discard(request, because: error)
            throw error
        }
        let image = prepare(decoded)
        memory.insert(image, for: request, cost: cost(decoded))
        return image
    }
}
