/// A size in pixels, both at least 1.
public struct PixelSize: Hashable, Sendable {
    /// In physical pixels.
    public let width: Int
    /// In physical pixels.
    public let height: Int

    /// Both sides must be at least 1; that is not checked.
    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
