import Catalog
import Foundation
import Networking

/// Sends requests to TMDB's endpoints and converts errors.
struct TMDBService: Sendable {
    /// A client that adds the key.
    let client: any HTTPClient
    /// The address above the endpoints, ending in `/3`.
    let base: URL

    /// The website with a page for each movie and person; nil for a service with ids of its own.
    var pages: URL? {
        base.host()?.lowercased() == "api.themoviedb.org"
            ? URL(string: "https://www.themoviedb.org") : nil
    }

    /// Checks the key of a movie or person.
    ///
    /// - Throws: `notFound` for a key that none has, and that could lead somewhere else in a path.
    static func check(_ key: String) throws(CatalogError) {
        guard let number = Int(key), number > 0, String(number) == key else {
            throw .notFound(message: nil)
        }
    }

    /// Sends a request and decodes the response.
    ///
    /// - Throws: any `CatalogError` except `storage`.
    func answer<Response>(
        _ endpoint: Endpoint<Response>
    ) async throws(CatalogError) -> Response {
        do {
            return try await client.send(endpoint, to: base)
        } catch {
            throw CatalogError(error, message: RefusalPayload.message(in:))
        }
    }
}

/// Parts of content languages such as `uk-UA`.
enum ContentLanguage {
    /// The language to request if something is missing in another.
    static let fallback = "en-US"

    /// Returns the ISO 639-1 code of a language, such as `uk` for `uk-UA`.
    static func code(of language: String) -> String {
        language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    }
}
