public import ImagePipeline

/// The state of a ``PictureLoader``.
public enum PictureState: Hashable, Sendable {
    /// No picture was requested.
    case empty
    /// The item has no picture.
    case missing
    /// The picture is loading or waiting for scrolling to end.
    case loading(ImageRequest)
    /// The loader's image belongs to this request.
    case shown(ImageRequest)
    /// The picture couldn't be loaded; the state remains until a retry.
    case failed(ImageRequest)

    /// How long scrolling must pause before a picture is requested: 120 ms.
    ///
    /// A changed size must also last that long before the picture is decoded for it.
    public static let passing = Duration.milliseconds(120)

    var request: ImageRequest? {
        switch self {
        case .empty, .missing: nil
        case .loading(let request), .shown(let request), .failed(let request): request
        }
    }
}
