public import ImagePipeline

/// The state of a ``PictureLoader``.
public enum PictureState: Hashable, Sendable {
    /// Nothing is wanted.
    case empty
    /// The item has no picture.
    case missing
    /// On its way, or waiting for scrolling to end.
    case loading(ImageRequest)
    /// The image is of this request.
    case shown(ImageRequest)
    /// It could not be loaded; it stays so until a retry.
    case failed(ImageRequest)

    /// How long a row must stay before its picture is requested while the user is scrolling, and a
    /// size before the picture is decoded to it.
    public static let passing = Duration.milliseconds(120)

    var request: ImageRequest? {
        switch self {
        case .empty, .missing: nil
        case .loading(let request), .shown(let request), .failed(let request): request
        }
    }
}
