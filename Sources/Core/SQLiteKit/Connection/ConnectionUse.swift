import CSQLite
import Foundation

enum ConnectionUse {
    /// Creates the file if it is missing, and writes it.
    case writing
    /// Reads alongside a writer.
    case reading
    /// Reads what is readable of a damaged file, and changes nothing in it.
    case salvaging
    /// The same for a read-only disk; nobody else may be writing the file.
    case salvagingUnchanging

    /// Without the flags that all uses share. https://www.sqlite.org/c3ref/open.html
    var flags: Int32 {
        switch self {
        case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .reading: SQLITE_OPEN_READWRITE
        case .salvaging: SQLITE_OPEN_READONLY
        case .salvagingUnchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        }
    }

    /// Whether a damaged file is opened nevertheless.
    var isSalvaging: Bool { self == .salvaging || self == .salvagingUnchanging }

    /// The file name or URI passed to SQLite. https://www.sqlite.org/uri.html
    func name(of location: DatabaseLocation) -> String {
        guard self == .salvagingUnchanging else { return location.sqlitePath }
        let path = location.sqlitePath.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return "file:\(path ?? location.sqlitePath)?immutable=1"
    }
}
