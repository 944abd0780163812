import Primitives

/// Immutable pixels that own their memory; the decoder's buffer is adopted, not copied.
public final class DecodedImage: Sendable {
    /// The memory layout of a pixel.
    public enum Format: Sendable {
        /// Three bytes: red, green, blue. Opaque; drawn 3 to 7 times faster than RGBA by cairo.
        case rgb8
        /// Four bytes: red, green, blue, straight alpha.
        case rgba8
    }

    /// Width and height in pixels.
    public let size: PixelSize
    /// Bytes from the start of one row to the start of the next.
    public let stride: Int
    /// How a pixel lies in memory.
    public let format: Format

    // SAFETY: never written after init; freed once, in deinit.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let free: @Sendable (UnsafeRawPointer) -> Void

    private struct Living {
        let count: Int
        let bytes: Int
    }

    private static let living = Locked(Living(count: 0, bytes: 0))

    /// Adopts `base`, at least `stride` × height bytes that are not written any more; `free` is
    /// called once with it, on any thread, when the image is released.
    public init(
        adopting base: UnsafeRawPointer,
        size: PixelSize,
        stride: Int,
        format: Format,
        free: @escaping @Sendable (UnsafeRawPointer) -> Void
    ) {
        self.base = base
        self.size = size
        self.stride = stride
        self.format = format
        self.free = free
        let cost = cost
        Self.living.withLock { $0 = Living(count: $0.count + 1, bytes: $0.bytes + cost) }
    }

    deinit {
        let cost = cost
        Self.living.withLock { $0 = Living(count: $0.count - 1, bytes: $0.bytes - cost) }
        free(base)
    }

    /// How many images there are in memory, whoever keeps them, for logs and tests of leaks.
    public static var livingCount: Int { living.withLock { $0.count } }

    /// The memory that all of them take, in bytes.
    public static var livingCost: Int { living.withLock { $0.bytes } }

    /// The pixels, row by row.
    ///
    /// Valid while the image is alive: keep a reference for as long as this is used.
    public var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base, count: cost)
    }

    /// The memory it takes, in bytes.
    public var cost: Int {
        let bytesPerPixel = format == .rgb8 ? 3 : 4
        return stride * (size.height - 1) + size.width * bytesPerPixel
    }
}
