/// When a write is safe from a power cut; from the end of the program it is safe on return.
public enum Durability: Sendable {
    /// When it is written back into the file, or before the next write that is ``immediate``.
    case eventual
    /// On return, and with it everything that was written before. Costs one sync of the disk.
    case immediate

    /// The value of SQLite's pragma (https://www.sqlite.org/pragma.html#pragma_synchronous).
    var synchronous: String {
        switch self {
        case .eventual: "NORMAL"
        case .immediate: "FULL"
        }
    }
}
