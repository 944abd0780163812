/// A finished download: one per download, not per waiter.
public struct ImageReceipt: Hashable, Sendable {
    /// The key of the request that was loaded.
    public let key: ImageKey
    /// The bytes received over the network.
    public let byteCount: Int
    /// The image's own size in pixels, before scaling.
    public let size: PixelSize

    /// `byteCount` is in bytes, `size` in pixels.
    public init(key: ImageKey, byteCount: Int, size: PixelSize) {
        self.key = key
        self.byteCount = byteCount
        self.size = size
    }
}
