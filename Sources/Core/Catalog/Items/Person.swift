/// Somebody whom a catalogue names: the user who posted a photo.
public struct Person: Hashable, Sendable {
    /// The person's key within the catalogue; names change, it does not.
    public let key: String
    /// The name for people.
    public let name: String

    /// Makes a person.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
