/// A person known to a service, such as the author of a photo or the director of a film.
public struct Person: Hashable, Sendable {
    /// The person's key within the service; unlike the name, it doesn't change.
    public let key: String
    /// The display name.
    public let name: String

    /// Creates a person without validating the parts.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
