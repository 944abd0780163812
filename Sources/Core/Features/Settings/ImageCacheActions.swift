/// Actions on the images on disk.
public struct ImageCacheActions: Sendable {
    /// Their size in bytes.
    public var size: @Sendable () async -> Int
    /// Removes all of them, also those of favorites.
    public var clear: @Sendable () async -> Void

    /// Both closures must do their work off the main thread.
    public init(
        size: @escaping @Sendable () async -> Int,
        clear: @escaping @Sendable () async -> Void
    ) {
        self.size = size
        self.clear = clear
    }
}
