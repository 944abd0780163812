public import Foundation

/// The result of recovering damaged or lost data.
public struct StoreRecovery: Hashable, Sendable {
    /// The new location of the damaged file with all its content.
    ///
    /// Nil if the store stayed where it was or was missing.
    public let movedTo: URL?
    /// How many favorites were recovered.
    public let returnedMarks: Int
    /// How many favorites couldn't be recovered; nil if unknown.
    public let missingMarks: Int?
}
