/// A column's value in SQLite's own storage class.
public enum DatabaseValue: Hashable, Sendable {
    /// A 64-bit integer.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// UTF-8 text.
    case text(String)
    /// Bytes.
    case blob([UInt8])

    /// The value as a statement parameter.
    public var bindable: any Bindable {
        switch self {
        case .integer(let value): value
        case .real(let value): value
        case .text(let value): value
        case .blob(let value): value
        }
    }
}
