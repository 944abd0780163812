/// The name of a list within its catalog, such as `popular` or `top-rated`.
public struct ListID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Makes an id of a name as it stands on a command line.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
