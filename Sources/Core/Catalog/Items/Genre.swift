/// A genre that a service can filter by.
public struct Genre: Identifiable, Hashable, Sendable {
    /// The service's key, such as `28`.
    public let key: String
    /// The name in the content language.
    public let name: String
    /// The names that rows may have and that the user may type, by ISO 639-1 code of their language;
    /// empty if the service has only ``name``.
    public let names: [String: String]

    /// The same as ``key``.
    public var id: String { key }

    /// Creates a genre; by default with only one name.
    public init(key: String, name: String, names: [String: String] = [:]) {
        self.key = key
        self.name = name
        self.names = names
    }

    /// Returns whether a text is one of the names, ignoring case.
    public func isNamed(_ text: String) -> Bool {
        let text = text.lowercased()
        return name.lowercased() == text || names.values.contains { $0.lowercased() == text }
    }
}
