/// The identity of an image, whatever its address.
public struct ImageKey: Hashable, Sendable {
    /// The source and its realm, such as `movies.demo`.
    public let source: String
    /// The path within the source, as the service sends it: never used as a file path.
    public let path: String

    /// Neither part is validated.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}
