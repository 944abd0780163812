/// A size in pixels; both sides are at least 1.
public struct PixelSize: Hashable, Sendable {
    /// The maximum number of pixels in an image that is decoded: 64,000,000.
    public static let maximumPixels = 64_000_000
    /// The maximum width and height of an image that is decoded: 20,000 pixels.
    public static let maximumSide = 20_000

    /// The width in physical pixels.
    public let width: Int
    /// The height in physical pixels.
    public let height: Int

    /// Creates a size; both sides must be at least 1, which isn't checked.
    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
