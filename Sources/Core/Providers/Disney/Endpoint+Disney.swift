import Foundation
import Networking

// The service treats every unknown query key as a field to search in, so a misspelled key finds
// nothing; tests assert every key here. https://disneyapi.dev/docs/

extension Endpoint<CharacterPagePayload> {
    /// How many characters are requested at a time.
    ///
    /// The service accepts any number; its default is 50. 100 halves the requests for the whole
    /// list of 7,400, and the first page is still only 100 kB.
    static let pageSize = 100

    /// One page of the characters whose names contain `search`; empty for all.
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

    /// One character by its number.
    static func character(_ key: String) -> Self { Self("character/\(key)") }
}
