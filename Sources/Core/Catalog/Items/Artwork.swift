/// A picture, identified within its source.
///
/// It is never a URL: base addresses, ports and sizes change, but the path doesn't. The provider
/// converts it to an address for a given width (``CatalogProvider/imageAddress(of:pixelWidth:)``).
public struct Artwork: Hashable, Codable, Sendable {
    /// The service's path, such as `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    public let path: String
    /// Width divided by height; nil if unknown until the picture is loaded.
    public let aspectRatio: Double?

    /// Creates a picture; `aspectRatio` is nil by default.
    public init(path: String, aspectRatio: Double? = nil) {
        self.path = path
        self.aspectRatio = aspectRatio
    }
}
