/// When a write survives a power cut; it always survives the end of the program.
public enum Durability: Sendable {
    /// After the next checkpoint, or the next write that is ``immediate``.
    case eventual
    /// On return, together with everything written before. Costs one sync of the disk.
    case immediate

    /// The value of SQLite's pragma (https://www.sqlite.org/pragma.html#pragma_synchronous).
    var synchronous: String {
        switch self {
        case .eventual: "NORMAL"
        case .immediate: "FULL"
        }
    }
}
