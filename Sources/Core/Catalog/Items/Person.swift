/// Somebody whom a catalog names: the user who posted a photo.
public struct Person: Hashable, Sendable {
    /// The person's key within the catalog; names change, it does not.
    public let key: String
    /// The name for people.
    public let name: String

    /// Makes a person.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
