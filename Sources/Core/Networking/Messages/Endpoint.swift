public import Foundation

/// A GET request to a REST API; comparable, so that tests can assert it.
public struct Endpoint: Hashable, Sendable {
    /// The path below the API's base address, without a leading slash.
    public let path: String
    /// The query items, in the order in which they are sent.
    public let query: [URLQueryItem]

    /// Creates an endpoint; by default without a query.
    public init(_ path: String, query: [URLQueryItem] = []) {
        self.path = path
        self.query = query
    }
}

extension Endpoint {
    /// Returns the absolute address of this endpoint.
    ///
    /// The path is joined to the base's path with one slash. The query follows the base's own
    /// query, percent-encoded by `Foundation.URL.adding(_:)`. An empty path leaves the base's path
    /// unchanged, with or without a trailing slash.
    ///
    /// - Parameter base: The API's base address, such as `https://api.themoviedb.org/3`.
    /// - Returns: The address to GET.
    public func url(below base: URL) -> URL {
        (path.isEmpty ? base : base.appending(path: path)).adding(query)
    }
}
