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
