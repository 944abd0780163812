/// What an image is, apart from where it lies today.
public struct ImageKey: Hashable, Sendable {
    /// The source and its realm, such as `movies.demo`.
    public let source: String
    /// The path within the source, as the service names it: never used as a file's path.
    public let path: String

    /// Joins a source and a path.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}
