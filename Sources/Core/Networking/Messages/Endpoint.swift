public import Foundation

/// A GET request to a REST API that returns `Response`; comparable, so that tests can assert it.
public struct Endpoint<Response: Decodable & Sendable>: Hashable, Sendable {
    /// The path below the API's base address, without a leading slash.
    public let path: String
    /// Query items in the order they are sent.
    public let query: [URLQueryItem]

    /// There is no query by default.
    public init(_ path: String, query: [URLQueryItem] = []) {
        self.path = path
        self.query = query
    }
}

extension Endpoint {
    /// The absolute address of this endpoint.
    ///
    /// The path is joined to the base's with one slash; the query follows the base's own,
    /// percent-encoded by `Foundation.URL.adding(_:)`. An empty path keeps the base's path as it
    /// is, with or without a trailing slash.
    ///
    /// - Parameter base: The API's base address, such as `https://api.themoviedb.org/3`.
    /// - Returns: The address to GET.
    public func url(below base: URL) -> URL {
        (path.isEmpty ? base : base.appending(path: path)).adding(query)
    }
}
