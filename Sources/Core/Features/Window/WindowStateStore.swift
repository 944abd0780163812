/// Where the state of the window is kept.
public struct WindowStateStore: Sendable {
    /// Reads it, off the caller's thread; the first start's where there is none.
    public var load: @Sendable () async -> WindowState
    /// Keeps it, off the caller's thread and in the order of the calls.
    public var save: @Sendable (WindowState) -> Void
    /// Returns once all that was to be kept is, for the end of the process.
    public var finish: @Sendable () -> Void

    /// Makes a store of its parts.
    public init(
        load: @escaping @Sendable () async -> WindowState,
        save: @escaping @Sendable (WindowState) -> Void,
        finish: @escaping @Sendable () -> Void
    ) {
        self.load = load
        self.save = save
        self.finish = finish
    }
}
