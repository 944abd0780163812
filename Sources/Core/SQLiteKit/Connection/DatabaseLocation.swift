/// Where a database is stored.
public enum DatabaseLocation: Hashable, Sendable {
    /// On disk; the folder must exist, the file need not.
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
