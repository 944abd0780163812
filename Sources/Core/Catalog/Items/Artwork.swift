/// A picture, identified within its source.
///
/// Never a URL: base addresses, ports and sizes change, the path does not. The provider turns it
/// into an address for a given width (``CatalogProvider/imageAddress(of:pixelWidth:)``).
public struct Artwork: Hashable, Sendable {
    /// The path as the service names it, such as `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    public let path: String
    /// Width divided by height; nil if unknown until the picture is loaded.
    public let aspectRatio: Double?

    /// `aspectRatio` is nil by default.
    public init(path: String, aspectRatio: Double? = nil) {
        self.path = path
        self.aspectRatio = aspectRatio
    }
}
