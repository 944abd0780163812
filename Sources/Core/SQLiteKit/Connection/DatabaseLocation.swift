import Primitives

/// Where a database is.
public enum DatabaseLocation: Hashable, Sendable {
    /// On disk; the folder must exist, but the file needn't.
    case file(path: String)
    /// In memory: deleted with the last reference to the ``Database``.
    case memory

    var sqlitePath: String {
        switch self {
        case .file(let path): path
        case .memory: ":memory:"
        }
    }

    /// The first of the database's paths that leads to something other than a regular file, or nil.
    ///
    /// SQLite would wait for such a file or read it endlessly.
    var otherThanFile: String? {
        guard case .file(let path) = self else { return nil }
        return ["", "-wal", "-shm", "-journal"].map { path + $0 }
            .first(where: RegularFile.isElse)
    }

    /// Whether the file is empty beside a `-wal`, which SQLite would then delete.
    ///
    /// To SQLite, a file of one byte is empty, too.
    var isEmptyBesideWAL: Bool {
        guard case .file(let path) = self, let length = RegularFile.length(of: path) else {
            return false
        }
        return length < 2 && RegularFile.length(of: path + "-wal") ?? 0 > 0
    }
}
