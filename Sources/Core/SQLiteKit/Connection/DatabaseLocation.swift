/// Where a database lies.
public enum DatabaseLocation: Hashable, Sendable {
    /// A file, by its path.
    case file(path: String)
    /// Memory: gone with the last reference to the ``Database``.
    case memory

    var sqlitePath: String {
        switch self {
        case .file(let path): path
        case .memory: ":memory:"
        }
    }
}
