import Primitives

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

    /// The first of the database's paths where there is something other than a regular file, which
    /// SQLite would wait for or read without end.
    var otherThanFile: String? {
        guard case .file(let path) = self else { return nil }
        return ["", "-wal", "-shm", "-journal"].map { path + $0 }
            .first(where: RegularFile.isElse)
    }
}
