/// A user of a service, such as the author of a photo.
public struct Person: Hashable, Sendable {
    /// The user's key within the catalog; unlike the name, it doesn't change.
    public let key: String
    /// The display name.
    public let name: String

    /// Creates a user without validating the parts.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
