public import Foundation

/// Where the store lies.
public enum StoreLocation: Hashable, Sendable {
    /// A database file; its folder is made where it is missing.
    case file(URL)
    /// Nowhere: gone with the library. For tests and for runs that must leave no trace.
    case memory
}
