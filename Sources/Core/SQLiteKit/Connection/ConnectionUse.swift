import CSQLite
import Foundation

enum ConnectionUse {
    /// Creates the file if it is missing, and writes to it.
    case writing
    /// Reads while another connection writes.
    case reading
    /// Reads whatever is readable in a damaged file without changing it.
    case salvaging
    /// Reads a damaged file on a read-only disk; no other process may be writing to it.
    case salvagingUnchanging

    /// The flags, except those shared by all uses. https://www.sqlite.org/c3ref/open.html
    var flags: Int32 {
        switch self {
        case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .reading: SQLITE_OPEN_READWRITE
        case .salvaging: SQLITE_OPEN_READONLY
        case .salvagingUnchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        }
    }

    /// Whether the connection opens damaged files.
    var isSalvaging: Bool { self == .salvaging || self == .salvagingUnchanging }

    /// Returns the file name or URI for SQLite. https://www.sqlite.org/uri.html
    func name(of location: DatabaseLocation) -> String {
        guard self == .salvagingUnchanging else { return location.sqlitePath }
        let path = location.sqlitePath.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return "file:\(path ?? location.sqlitePath)?immutable=1"
    }
}

/// When a write becomes safe from a power cut; it always survives the end of the program.
public enum Durability: Sendable {
    /// After the next checkpoint, or the next write that is ``immediate``.
    case eventual
    /// On return, together with all earlier writes, which costs one sync of the disk.
    case immediate

    /// The value of SQLite's pragma (https://www.sqlite.org/pragma.html#pragma_synchronous).
    var synchronous: String {
        switch self {
        case .eventual: "NORMAL"
        case .immediate: "FULL"
        }
    }
}

/// The SQL that begins a transaction (https://www.sqlite.org/lang_transaction.html).
enum TransactionKind: String {
    /// Sees one snapshot throughout without blocking other connections.
    case reading = "BEGIN DEFERRED"
    /// Acquires the write lock at once, so the transaction can't fail to get it half-way.
    case writing = "BEGIN IMMEDIATE"
}
