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
