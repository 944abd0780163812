/// A genre that a service can filter by.
public struct Genre: Identifiable, Hashable, Sendable {
    /// The service's key, such as `28`.
    public let key: String
    /// The name in the content language.
    public let name: String
    /// Other names that the user may type, not including ``name``: the English one if the content
    /// language is another.
    public let aliases: [String]

    /// The same as ``key``.
    public var id: String { key }

    /// Creates a genre; by default without aliases.
    public init(key: String, name: String, aliases: [String] = []) {
        self.key = key
        self.name = name
        self.aliases = aliases
    }
}
