import CSQLite
import Foundation

/// What a connection is for.
enum ConnectionUse {
    /// Makes the file where it is missing, and writes it.
    case writing
    /// Reads beside a writer.
    case reading
    /// Reads what a damaged file still gives, and changes nothing in it.
    case salvaging
    /// The same, on a disk that cannot be written and of a file that nobody writes.
    case salvagingUnchanging

    /// Without the flags that all have. https://www.sqlite.org/c3ref/open.html
    var flags: Int32 {
        switch self {
        case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .reading: SQLITE_OPEN_READWRITE
        case .salvaging: SQLITE_OPEN_READONLY
        case .salvagingUnchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        }
    }

    /// Whether damage must not keep the file closed.
    var isSalvaging: Bool { self == .salvaging || self == .salvagingUnchanging }

    /// What SQLite calls the database. https://www.sqlite.org/uri.html
    func name(of location: DatabaseLocation) -> String {
        guard self == .salvagingUnchanging else { return location.sqlitePath }
        let path = location.sqlitePath.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return "file:\(path ?? location.sqlitePath)?immutable=1"
    }
}
