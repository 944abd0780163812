/// A size in pixels; both sides are at least 1.
public struct PixelSize: Hashable, Sendable {
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
