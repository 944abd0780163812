import CSQLite

/// A statement's current row.
///
/// It is valid until the closure that received it returns.
///
/// Columns are 0-based. A value of another type is converted as SQLite does
/// (https://www.sqlite.org/c3ref/column_blob.html); NULL is 0, empty or nil.
public struct Row {
    let statement: OpaquePointer

    /// Distinguishes NULL from 0 and from empty text or an empty blob.
    public func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
    }

    /// Returns an integer; 0 for NULL.
    public func integer(_ column: Int) -> Int64 {
        sqlite3_column_int64(statement, Int32(column))
    }

    /// Returns an integer; 0 for NULL.
    public func int(_ column: Int) -> Int {
        Int(truncatingIfNeeded: integer(column))
    }

    /// Returns a floating-point number; 0 for NULL.
    public func double(_ column: Int) -> Double {
        sqlite3_column_double(statement, Int32(column))
    }

    /// Returns text; empty for NULL.
    ///
    /// Invalid UTF-8 becomes U+FFFD.
    public func text(_ column: Int) -> String {
        guard let base = sqlite3_column_text(statement, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }

    /// Returns a copy of the bytes; empty for NULL.
    public func bytes(_ column: Int) -> [UInt8] {
        withBytes(column) { Array($0) }
    }

    /// Passes the bytes of a blob or text without copying, valid only within `body`; empty for
    /// NULL.
    public func withBytes<Result>(
        _ column: Int,
        _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        let base = sqlite3_column_blob(statement, Int32(column))
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return body(UnsafeRawBufferPointer(start: base, count: base == nil ? 0 : count))
    }

    /// Returns an integer; nil for NULL.
    public func intIfPresent(_ column: Int) -> Int? {
        isNull(column) ? nil : int(column)
    }

    /// Returns a floating-point number; nil for NULL.
    public func doubleIfPresent(_ column: Int) -> Double? {
        isNull(column) ? nil : double(column)
    }

    /// Returns text; nil for NULL.
    public func textIfPresent(_ column: Int) -> String? {
        isNull(column) ? nil : text(column)
    }

    /// Returns the unconverted value; nil for NULL.
    public func value(_ column: Int) -> DatabaseValue? {
        switch sqlite3_column_type(statement, Int32(column)) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(double(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(bytes(column))
        default: nil
        }
    }
}
