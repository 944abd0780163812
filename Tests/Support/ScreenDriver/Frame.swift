/// A rectangle in pixels; its origin is the top left corner of the window or of the screen.
public struct Frame: Codable, Hashable, Sendable {
    /// The left edge.
    public let x: Int
    /// The top edge.
    public let y: Int
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// In pixels; an empty size is allowed.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Rounded down to whole pixels.
    public var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

    /// Whether it contains no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The overlap of both frames; may be empty.
    public func intersection(_ other: Self) -> Self {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Self(
            x: left,
            y: top,
            width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top)
        )
    }
}
