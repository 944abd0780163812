/// Loads and saves what a face restores at its next start.
public struct StateStore<State: Codable & Sendable>: Sendable {
    /// Loads it, off the caller's thread; that of a first start if none is stored.
    public var load: @Sendable () async -> State
    /// Saves it, off the caller's thread and in the order of the calls.
    public var save: @Sendable (State) -> Void
    /// Blocks until everything is saved; for the end of the process.
    public var finish: @Sendable () -> Void

    /// `load` and `save` must not block.
    public init(
        load: @escaping @Sendable () async -> State,
        save: @escaping @Sendable (State) -> Void,
        finish: @escaping @Sendable () -> Void
    ) {
        self.load = load
        self.save = save
        self.finish = finish
    }
}
