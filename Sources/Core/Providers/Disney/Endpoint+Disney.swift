import Foundation
import Networking

// The service takes every query key but these for a field to search in, so that a misspelled one
// finds nothing; every key here is asserted by a test. https://disneyapi.dev/docs/

extension Endpoint<CharacterPagePayload> {
    /// How many characters are asked for at a time.
    ///
    /// The service gives any number, by default 50. Twice as many halve the requests that a whole
    /// list of 7,400 takes, and a first page still weighs 100 kB only.
    static let pageSize = 100

    /// One page of the characters whose names hold `search`; empty for all.
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
