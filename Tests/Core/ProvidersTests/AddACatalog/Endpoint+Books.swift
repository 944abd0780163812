import Foundation
import Networking

extension Endpoint {
    /// One page of all books.
    static func books(page: Int) -> Self {
        Self("books", query: [URLQueryItem(name: "page", value: String(page))])
    }

    /// One book by its id.
    static func book(_ key: String) -> Self { Self("books/\(key)") }
}
