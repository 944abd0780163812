public import Foundation

/// Stored data was damaged or lost, and what could still be read was kept.
public struct StoreRecovery: Hashable, Sendable {
    /// Where the damaged file lies now, with everything that was in it; nil where the store stayed
    /// in its place, or was gone.
    public let movedTo: URL?
    /// How many hearts were brought into the new store, or back into the one that lacked them.
    public let returnedHearts: Int
    /// How many hearts there were that nobody could read any more; nil where that is not known.
    public let missingHearts: Int?

    /// Makes a report.
    public init(movedTo: URL?, returnedHearts: Int, missingHearts: Int?) {
        self.movedTo = movedTo
        self.returnedHearts = returnedHearts
        self.missingHearts = missingHearts
    }
}
