/// What is alive of this module: a log of memory tells it, and leaks are found by it.
@MainActor
public enum Liveness {
    /// How many bindings have not ended.
    public internal(set) static var bindings = 0
    /// Runs of bindings that are still observed: at most one per binding.
    public internal(set) static var trackings = 0
    /// How often bindings have run since the start.
    public internal(set) static var runs = 0
    /// Closures that C code retains.
    public internal(set) static var handlers = 0
    /// Cells that lists retain.
    public internal(set) static var cells = 0
}
