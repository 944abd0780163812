/// The id of a sort key, such as `popularity` or `release-date`.
public struct SortID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Takes the name as typed on a command line; it is not validated.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
