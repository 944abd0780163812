public import Foundation

/// Where the store is kept.
public enum StoreLocation: Hashable, Sendable {
    /// A database file; its folder is created if it is missing.
    case file(URL)
    /// In memory, released with the library. For tests and for runs that must leave no trace.
    case memory
}
