/// A user of a service, such as the author of a photo.
public struct Person: Hashable, Sendable {
    /// The user's key within the catalog; unlike the name it does not change.
    public let key: String
    /// The display name.
    public let name: String

    /// Neither part is validated.
    public init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
