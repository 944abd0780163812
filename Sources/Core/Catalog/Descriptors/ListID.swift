/// The id of a list within its catalog, such as `popular` or `top-rated`.
public struct ListID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Takes the name as typed on a command line; it is not validated.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
