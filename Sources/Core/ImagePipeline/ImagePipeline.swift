public import Foundation
import Primitives

/// Turns an address into what the front end draws, from memory, disk or network, decoded once.
///
/// `Image` is the front end's own type.
public final class ImagePipeline<Image: Sendable>: Sendable {
    /// The encoded bytes of images, for callers that need no pixels.
    public let data: ImageDataLoader
    private let decoder: any ImageDecoding
    private let prepare: @Sendable (DecodedImage) -> Image
    private let cost: @Sendable (DecodedImage) -> Int
    private let memory: ImageCache<Image>
    private let sequencer: PrioritySequencer
    private let flights = ImageFlights<ImageRequest, Image>()
    private let decodes: ConcurrencyLimiter
    /// Those that decode nothing now, as many as ``decodes`` lets in.
    private let idleDecoders: Locked<[QueueExecutor]>

    /// Loads nothing yet.
    ///
    /// - Parameters:
    ///   - data: where bytes come from.
    ///   - decoder: makes pixels of bytes.
    ///   - costLimit: of the memory cache, in bytes; 64 MB by default.
    ///   - cost: what an image takes in memory, in bytes; its pixels by default.
    ///   - decoderCount: how many images are decoded at once, each on a thread of its own and with
    ///     the memory of its pixels; one for each core by default.
    ///   - prepare: makes the front end's type of pixels; called on the decoder's thread.
    public init(
        data: ImageDataLoader,
        decoder: any ImageDecoding,
        costLimit: Int = 64_000_000,
        cost: @escaping @Sendable (DecodedImage) -> Int = { $0.cost },
        decoderCount: Int = ProcessInfo.processInfo.activeProcessorCount,
        prepare: @escaping @Sendable (DecodedImage) -> Image
    ) {
        self.data = data
        self.decoder = decoder
        self.prepare = prepare
        self.cost = cost
        memory = ImageCache(costLimit: costLimit)
        sequencer = PrioritySequencer(now: data.now)
        decodes = ConcurrencyLimiter(limit: decoderCount)
        idleDecoders = Locked(
            (1...decoderCount).map { QueueExecutor(label: "ImagePipeline.Decoder.\($0)") }
        )
    }

    /// The image if it is in memory; callable from any thread, so that a recycled cell shows it at
    /// once.
    public func cachedImage(for request: ImageRequest) -> Image? {
        memory.value(for: request)
    }

    /// The same picture at another size, the largest one in memory, to show until the right one is
    /// loaded; nil if there is none.
    public func preview(of request: ImageRequest) -> Image? {
        memory.largest(of: request.key)
    }

    /// The same picture from the largest bytes on disk in another of the service's sizes.
    ///
    /// To show until the right one is loaded; nil if there are none. Sends no request.
    public func storedPreview(of request: ImageRequest) async -> Image? {
        guard let bytes = await data.storedBytes(besides: request) else { return nil }
        let priority = SharedPriority(sequencer.next(.visible))
        guard await decodes.acquire(priority) else { return nil }
        defer { decodes.release(priority) }
        // Bytes that cannot be decoded stand in for nothing.
        return try? await decode(bytes, to: request.fit).0
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
        return try await flights.value(for: request, sequencer.next(priority)) {
            flight async throws(ImageError) in
            try await self.load(request, flight.context)
        }
    }

    /// Starts loading images that are soon needed into memory, after everything that is visible.
    ///
    /// Errors are reported when the image itself is requested.
    public func prefetch(_ requests: [ImageRequest]) {
        for request in requests where cachedImage(for: request) == nil {
            Task(priority: .utility) { try? await image(for: request, priority: .prefetch) }
        }
    }

    /// Moves an image that is being loaded before those that are not seen; does nothing if it is
    /// not.
    public func raise(_ request: ImageRequest) {
        data.raise(request, to: .visible)
        flights.context(of: request)?.raise(to: sequencer.next(.visible))
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
        flights.waiterCount(for: request)
    }
}

extension ImagePipeline {
    private func load(
        _ request: ImageRequest,
        _ priority: SharedPriority
    ) async throws(ImageError) -> Image {
        let bytes = try await data.data(for: request, priority: priority.value.level)
        guard await decodes.acquire(priority) else { throw .cancelled }
        defer { decodes.release(priority) }
        guard !Task.isCancelled else { throw .cancelled }
        do throws(ImageError) {
            let (image, cost) = try await decode(bytes, to: request.fit)
            memory.insert(image, for: request, cost: cost)
            return image
        } catch {
            await data.discard(request, because: error)
            throw error
        }
    }

    private func decode(
        _ bytes: Data,
        to fit: ImageRequest.Fit
    ) async throws(ImageError) -> (Image, cost: Int) {
        // Never empty: who has acquired one of `decodes` has one of these.
        let decoderQueue = idleDecoders.withLock { $0.removeLast() }
        defer { idleDecoders.withLock { $0.append(decoderQueue) } }
        return try await decoderQueue.run { () throws(ImageError) in
            Blocking.assertAllowed("Decoding takes long")
            let decoded = try decoder.decode(bytes, to: fit)
            return (prepare(decoded), cost(decoded))
        }
    }
}
