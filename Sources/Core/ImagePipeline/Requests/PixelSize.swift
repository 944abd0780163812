/// A size in pixels, both at least 1.
public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    /// Makes a size.
    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
