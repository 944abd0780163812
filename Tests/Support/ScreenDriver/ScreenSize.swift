/// The size of a display in pixels.
public struct ScreenSize: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Both are passed to Xvfb unchecked.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Larger than the app's default window.
    public static let desktop = Self(width: 1280, height: 900)
}
