/// What can be done with the images on disk.
public struct ImageCacheActions: Sendable {
    /// What they take, in bytes.
    public var size: @Sendable () async -> Int
    /// Removes all of them.
    public var clear: @Sendable () async -> Void

    /// Makes actions.
    public init(
        size: @escaping @Sendable () async -> Int,
        clear: @escaping @Sendable () async -> Void
    ) {
        self.size = size
        self.clear = clear
    }
}
