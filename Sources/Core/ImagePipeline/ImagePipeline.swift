import Dispatch
public import Foundation
import Primitives

/// Less priority than the main thread's, so that decoding doesn't delay frames.
///
/// On Linux, libdispatch gives `background` a niceness of 10, and `userInitiated` the main thread's
/// or, for root, -2. Apple's systems slow `background` down much more.
#if os(Linux)
private let decoderPriority = DispatchQoS.background
#else
private let decoderPriority = DispatchQoS.userInitiated
#endif

/// Loads images from memory, disk or the network, decoding each once into what the front end draws.
///
/// `Image` is the front end's own type.
public final class ImagePipeline<Image: Sendable>: Sendable {
    /// Loads encoded images; use it if you don't need pixels.
    public let data: ImageDataLoader
    private let decoder: any ImageDecoding
    private let prepare: @Sendable (DecodedImage) -> Image
    private let cost: @Sendable (DecodedImage) -> Int
    private let memory: ImageCache<Image>
    private let sequencer: PrioritySequencer
    private let flights = ImageFlights<ImageRequest, Image>()
    private let decodes: ConcurrencyLimiter
    /// The idle decoders, as many as ``decodes`` admits.
    private let idleDecoders: Locked<[QueueExecutor]>

    /// Creates a pipeline that loads nothing yet.
    ///
    /// - Parameters:
    ///   - data: loads the encoded images.
    ///   - decoder: decodes bytes to pixels.
    ///   - costLimit: the memory cache's size limit in bytes; 64 MB by default.
    ///   - cost: returns the size of an image in memory, in bytes; that of its pixels by default.
    ///   - decoderCount: how many images are decoded at once, each on a separate thread and with
    ///     the memory for its pixels; the number of cores by default.
    ///   - prepare: creates the front end's image from pixels; called on the decoder's thread.
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
            (1...decoderCount).map {
                QueueExecutor(label: "ImagePipeline.Decoder.\($0)", qos: decoderPriority)
            }
        )
    }

    /// Returns an image that is in memory, or nil.
    ///
    /// It may be called on any thread, so that a recycled cell can show the image at once.
    public func cachedImage(for request: ImageRequest) -> Image? {
        memory.value(for: request)
    }

    /// Returns the largest version of the same picture in memory, or nil.
    ///
    /// Show it until the right size is loaded.
    public func preview(of request: ImageRequest) -> Image? {
        memory.largest(of: request.key)
    }

    /// Decodes the largest other size of the same picture that is on disk.
    ///
    /// Show it until the right size is loaded. Nil if there is no other size; sends no request.
    public func storedPreview(of request: ImageRequest) async -> Image? {
        guard let bytes = await data.storedBytes(besides: request) else { return nil }
        let priority = SharedPriority(sequencer.next(.visible))
        guard await decodes.acquire(priority) else { return nil }
        defer { decodes.release(priority) }
        // Bytes that can't be decoded aren't used as a preview.
        return try? await decode(bytes, to: request.fit).0
    }

    /// Returns an image from memory, disk or the network.
    ///
    /// Cancelling the task ends the wait. A download that no one else is waiting for is cancelled,
    /// unless its image is stored for the run.
    ///
    /// - Throws: `download`; `undecodable` and `tooLarge`, after which the bytes are removed;
    ///   `cancelled`.
    public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        try await image(for: request, priority: .visible)
    }

    /// Returns an image like ``image(for:)``, with a priority for images that aren't visible yet.
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

    /// Asks the service whether a persistent image has changed, after all visible images.
    ///
    /// Removes all sizes of a changed image from memory, so that ``image(for:)`` returns the new
    /// one. Sends no request unless the image is on disk. A failure changes nothing.
    public func revalidate(_ request: ImageRequest) async {
        if await data.revalidate(request) { memory.removeAll(of: request.key) }
    }

    /// Starts loading images that will soon be needed into memory, after all visible ones.
    ///
    /// Errors are thrown only when the image itself is requested.
    public func prefetch(_ requests: [ImageRequest]) {
        for request in requests where cachedImage(for: request) == nil {
            Task(priority: .utility) { try? await image(for: request, priority: .prefetch) }
        }
    }

    /// Raises a loading image above those that aren't visible; does nothing if it isn't loading.
    public func raise(_ request: ImageRequest) {
        data.raise(request, to: .visible)
        flights.context(of: request)?.raise(to: sequencer.next(.visible))
    }

    /// The size of all images in memory, in bytes.
    public var memoryCost: Int { memory.totalCost }

    /// The number of images in memory.
    public var memoryCount: Int { memory.count }

    /// Removes images that haven't been requested since the last call; returns the freed bytes.
    @discardableResult
    public func removeUnused() -> Int {
        memory.removeUnused()
    }

    /// Removes all images from memory after a memory warning or a change of scale.
    public func removeAll() {
        memory.removeAll()
    }

    /// Removes one image from memory, such as a large one that is no longer needed.
    public func remove(_ request: ImageRequest) {
        memory.remove(request)
    }

    /// Returns the number of callers waiting for a loading image.
    func waiterCount(for request: ImageRequest) -> Int {
        flights.waiterCount(for: request)
    }

    /// The number of loaded images that are waiting for a decoder.
    var queuedCount: Int { decodes.waitingCount }
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
        // Never empty, because there is one for each of the `decodes`.
        let decoderQueue = idleDecoders.withLock { $0.removeLast() }
        defer { idleDecoders.withLock { $0.append(decoderQueue) } }
        return try await decoderQueue.run { () throws(ImageError) in
            Blocking.assertAllowed("Decoding takes long")
            let decoded = try decoder.decode(bytes, to: fit)
            return (prepare(decoded), cost(decoded))
        }
    }
}
