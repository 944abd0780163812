/// A finished download; there is one per download, not per waiter.
public struct ImageReceipt: Hashable, Sendable {
    /// The loaded request's key.
    public let key: ImageKey
    /// The number of bytes received over the network.
    public let byteCount: Int
    /// The image's size in pixels, before scaling.
    public let size: PixelSize

    /// Creates a receipt; `byteCount` is in bytes, `size` in pixels.
    public init(key: ImageKey, byteCount: Int, size: PixelSize) {
        self.key = key
        self.byteCount = byteCount
        self.size = size
    }
}

/// The final result of a download; there is one per download, not per waiter.
public enum ImageOutcome: Hashable, Sendable {
    /// The image arrived.
    case receipt(ImageReceipt)
    /// The image won't arrive in this run.
    case failure(ImageFailure)

    /// The image's key, in both cases.
    public var key: ImageKey {
        switch self {
        case .receipt(let receipt): receipt.key
        case .failure(let failure): failure.key
        }
    }
}
