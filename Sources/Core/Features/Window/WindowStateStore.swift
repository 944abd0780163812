/// Loads and saves the state of the window.
public struct WindowStateStore: Sendable {
    /// Loads it, off the caller's thread; that of a first start if none is stored.
    public var load: @Sendable () async -> WindowState
    /// Saves it, off the caller's thread and in the order of the calls.
    public var save: @Sendable (WindowState) -> Void
    /// Blocks until everything is saved; for the end of the process.
    public var finish: @Sendable () -> Void

    /// `load` and `save` must not block.
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
