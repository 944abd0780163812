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

/// The final result of a download: one per download, not per waiter.
public enum ImageOutcome: Hashable, Sendable {
    /// The image arrived.
    case receipt(ImageReceipt)
    /// It will not arrive in this run.
    case failure(ImageFailure)

    /// The key in either case.
    public var key: ImageKey {
        switch self {
        case .receipt(let receipt): receipt.key
        case .failure(let failure): failure.key
        }
    }
}
