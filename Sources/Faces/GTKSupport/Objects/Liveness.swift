/// What is alive of this module, for tests of leaks.
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
