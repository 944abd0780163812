/// A picture within its source.
///
/// Never a URL: base addresses, ports and sizes change, the path does not. The provider makes the
/// address for a wanted width (``CatalogProvider/imageAddress(of:pixelWidth:)``).
public struct Artwork: Hashable, Sendable {
    /// The path as the service names it, such as `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    public let path: String
    /// Width divided by height where it is known before the picture is.
    public let aspectRatio: Double?

    /// Makes an artwork; `aspectRatio` is nil by default.
    public init(path: String, aspectRatio: Double? = nil) {
        self.path = path
        self.aspectRatio = aspectRatio
    }
}
