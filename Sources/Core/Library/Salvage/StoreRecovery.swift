public import Foundation

/// Stored data was damaged or lost, and what was readable was kept.
public struct StoreRecovery: Hashable, Sendable {
    /// Where the damaged file is now, with its whole content; nil if the store stayed in its place,
    /// or was missing.
    public let movedTo: URL?
    /// How many favorites were recovered.
    public let returnedHearts: Int
    /// How many favorites could not be recovered; nil if unknown.
    public let missingHearts: Int?

    /// Only reports; does not move anything.
    public init(movedTo: URL?, returnedHearts: Int, missingHearts: Int?) {
        self.movedTo = movedTo
        self.returnedHearts = returnedHearts
        self.missingHearts = missingHearts
    }
}
