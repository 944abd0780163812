/// From an address to what the front end draws: memory, else disk, else network, decoded once.
///
/// `Image` is the front end's type, never one of ours.
public final class ImagePipeline<Image: Sendable>: Sendable {
    /// Decodes at once; each takes a core and the pixels of one image.
    private let decodeLimit = 2

    /// The bytes of images, for whoever needs no pixels.
    public let data: ImageDataLoader
    private let decoder: any ImageDecoding
    private let prepare: @Sendable (DecodedImage) -> Image
    private let cost: @Sendable (DecodedImage) -> Int
    private let memory: ImageCache<Image>
    private let sequencer: PrioritySequencer
    private let tasks = SharedTasks<ImageRequest, Image>()
    private let decodes: ConcurrencyLimiter

    /// Joins bytes, decoder and memory.
    ///
    /// - Parameters:
    ///   - data: where bytes come from.
    ///   - decoder: makes pixels of bytes.
    ///   - costLimit: of the memory cache, in bytes; 64 MB by default.
    ///   - cost: what an image takes in memory, in bytes; its pixels by default.
    ///   - prepare: makes the front end's type of pixels; called off the main thread.
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

    /// What memory holds, at once and from any thread: a recycled cell shows what is known.
    public func cachedImage(for request: ImageRequest) -> Image? {
        memory.value(for: request)
    }

    /// The image, from memory, disk or network.
    ///
    /// Cancelling the task stops the wait; a download that nobody waits for any more is cancelled
    /// unless it is for the run.
    ///
    /// - Throws: `download`; `undecodable` and `tooLarge`, and then the bytes are not kept;
    ///   `cancelled`.
    public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        try await image(for: request, priority: .visible)
    }

    /// The image as above, for a place that a person sees or only may see soon.
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

    /// Drops from memory what nobody has asked for since the last call; returns how many bytes.
    @discardableResult
    public func removeUnused() -> Int {
        memory.removeUnused()
    }

    /// Drops every image from memory: the system needs it, or the scale changed.
    public func removeAll() {
        memory.removeAll()
    }

    /// Drops one image from memory: a large one that is not needed any more.
    public func remove(_ request: ImageRequest) {
        memory.remove(request)
    }

    /// How many wait for an image that is on its way.
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
