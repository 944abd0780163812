import Foundation
import Networking

// The service treats every unknown query key as a field to search in, so a misspelled key finds
// nothing. The tests therefore assert every key used here. https://disneyapi.dev/docs/

extension Endpoint {
    /// The number of characters per page: 100.
    ///
    /// The service accepts any number; its default is 50. A size of 100 halves the number of
    /// requests for the whole list of 7,400, and the first page is still only 100 kB.
    static let pageSize = 100

    /// A page of the characters whose names contain `search`, or of all characters if it is empty.
    static func characters(page: Int, search: String) -> Self {
        var query = [
            URLQueryItem(name: "page", value: String(page)),
            URLQueryItem(name: "pageSize", value: String(pageSize)),
        ]
        if !search.isEmpty {
            query.append(URLQueryItem(name: "name", value: NamePattern.literal(search)))
        }
        return Self("character", query: query)
    }

    /// A character by its number.
    static func character(_ key: String) -> Self { Self("character/\(key)") }
}
