/// What a finished download brought: one per download, never per waiter.
public struct ImageReceipt: Hashable, Sendable {
    /// Which image.
    public let key: ImageKey
    /// The bytes that came over the network.
    public let byteCount: Int
    /// The size of the image as it came, in pixels.
    public let size: PixelSize

    /// Makes a receipt.
    public init(key: ImageKey, byteCount: Int, size: PixelSize) {
        self.key = key
        self.byteCount = byteCount
        self.size = size
    }
}
