/// A rectangle in pixels; its origin is the top left corner of the window or of the screen.
public struct Frame: Codable, Hashable, Sendable {
    /// Of the left edge.
    public let x: Int
    /// Of the top edge.
    public let y: Int
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The point in the middle.
    public var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
}
