/// The name of a sort key, such as `popularity` or `release-date`.
public struct SortID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Makes an id of a name as it stands on a command line.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
