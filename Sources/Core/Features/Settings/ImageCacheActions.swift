/// Actions on the image cache on disk.
public struct ImageCacheActions: Sendable {
    /// Returns the cache's size in bytes.
    public var size: @Sendable () async -> Int
    /// Removes all images, including those of favorites.
    public var clear: @Sendable () async -> Void

    /// Creates actions; both closures must do their work off the main thread.
    public init(
        size: @escaping @Sendable () async -> Int,
        clear: @escaping @Sendable () async -> Void
    ) {
        self.size = size
        self.clear = clear
    }
}
