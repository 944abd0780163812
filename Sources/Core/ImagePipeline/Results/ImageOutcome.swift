/// What a download came to, where that is certain: one per download, never per waiter.
public enum ImageOutcome: Hashable, Sendable {
    /// The image came.
    case receipt(ImageReceipt)
    /// It will not come.
    case failure(ImageFailure)

    /// Which image.
    public var key: ImageKey {
        switch self {
        case .receipt(let receipt): receipt.key
        case .failure(let failure): failure.key
        }
    }
}
