public import Foundation

/// A damaged database was found and moved aside, and a new one made.
public struct StoreRecovery: Hashable, Sendable {
    /// Where the damaged file lies now, with everything that was in it.
    public let movedTo: URL

    /// Makes a report.
    public init(movedTo: URL) {
        self.movedTo = movedTo
    }
}
