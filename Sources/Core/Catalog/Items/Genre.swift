/// A genre that a service can filter by.
public struct Genre: Identifiable, Hashable, Sendable {
    /// The service's key, such as `28`.
    public let key: String
    /// The name in the content language.
    public let name: String
    /// Other names that people may type for it, without ``name``: the English one where the content
    /// language is another.
    public let aliases: [String]

    /// The key.
    public var id: String { key }

    /// Makes a genre; without other names by default.
    public init(key: String, name: String, aliases: [String] = []) {
        self.key = key
        self.name = name
        self.aliases = aliases
    }
}
