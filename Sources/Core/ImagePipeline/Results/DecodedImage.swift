import Primitives

/// Immutable pixels that own their memory; the decoder's buffer is adopted without a copy.
public final class DecodedImage: Sendable {
    /// A pixel's memory layout.
    public enum Format: Sendable {
        /// Three opaque bytes (red, green, blue), which cairo draws 3 to 7 times faster than RGBA.
        case rgb8
        /// Four bytes: red, green, blue, straight alpha.
        case rgba8
        /// Four bytes: blue, green, red, alpha, with colors multiplied by alpha.
        ///
        /// Core Graphics draws it without a conversion.
        case bgra8
    }

    /// The width and height in pixels.
    public let size: PixelSize
    /// The number of bytes from the start of a row to the start of the next.
    public let stride: Int
    /// A pixel's memory layout.
    public let format: Format

    // SAFETY: never written after init; freed once, in deinit.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let free: @Sendable (UnsafeRawPointer) -> Void

    private struct Living {
        let count: Int
        let bytes: Int
    }

    private static let living = Locked(Living(count: 0, bytes: 0))

    /// Adopts pixels that are no longer written.
    ///
    /// - Parameters:
    ///   - base: the first pixel, followed by at least `stride` × height bytes.
    ///   - size: the width and height in pixels.
    ///   - stride: the number of bytes from the start of a row to the start of the next.
    ///   - format: a pixel's memory layout.
    ///   - free: called once with `base`, on any thread, when the image is released.
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

    /// The number of images that exist in the process, for logs and leak tests.
    public static var livingCount: Int { living.withLock { $0.count } }

    /// The memory used by all existing images, in bytes.
    public static var livingCost: Int { living.withLock { $0.bytes } }

    /// The pixels, row by row.
    ///
    /// Valid only while the image exists, so retain it while you use them.
    public var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base, count: cost)
    }

    /// The size in memory, in bytes.
    public var cost: Int {
        let bytesPerPixel = format == .rgb8 ? 3 : 4
        return stride * (size.height - 1) + size.width * bytesPerPixel
    }
}
