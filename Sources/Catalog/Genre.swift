/// A genre that a service can filter by.
public struct Genre: Identifiable, Hashable, Sendable {
    /// The service's key, such as `28`.
    public let key: String
    /// The name in the content language.
    public let name: String

    /// The key.
    public var id: String { key }

    /// Makes a genre.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
