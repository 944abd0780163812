/// From an address to what the front end draws: STUB, the room's own commit replaces it.
///
/// `Image` is the front end's type, never one of ours.
public final class ImagePipeline<Image: Sendable>: Sendable {
    /// Joins bytes, decoder and memory.
    /// - Parameters:
    ///   - costLimit: of the memory cache, in bytes.
    ///   - prepare: makes the front end's type of pixels; called off the main thread.
    public init(
        data: ImageDataLoader,
        decoder: any ImageDecoding,
        costLimit: Int = 128_000_000,
        prepare: @escaping @Sendable (DecodedImage) -> Image
    ) {}

    /// What memory holds, at once and from any thread: a recycled cell shows what is known.
    public func cachedImage(for request: ImageRequest) -> Image? { nil }

    /// The image, from memory, disk or network. Cancelling the task stops the wait; a download
    /// that nobody waits for any more is cancelled unless it is for the run.
    public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        throw .undecodable
    }
}
