/// What is alive of this module: a log of memory tells it, and leaks are found by it.
@MainActor
public enum Liveness {
    /// How many bindings have not ended.
    public internal(set) static var bindings = 0
    /// How many runs of bindings observation still follows: one a binding at most.
    public internal(set) static var trackings = 0
    /// How many closures C code holds.
    public internal(set) static var handlers = 0
    /// How many cells lists hold.
    public internal(set) static var cells = 0
}
