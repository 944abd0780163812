/// The size of a display in pixels.
public struct ScreenSize: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// 1280 by 900.
    public static let desktop = Self(width: 1280, height: 900)
}
