import Catalog
import Foundation
import JSONText
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

    /// Requests an endpoint and parses the response.
    ///
    /// - Throws: any `CatalogError` except `storage`.
    func answer(_ endpoint: Endpoint) async throws(CatalogError) -> JSON {
        try await client.json(of: endpoint, below: base, message: Self.message)
    }

    /// Returns TMDB's own message from the body of an error response; nil if the body has another
    /// format, such as a proxy's page.
    ///
    /// https://developer.themoviedb.org/docs/errors
    private static func message(in body: Data) -> String? {
        // A body that isn't JSON has no message; the HTTP status is enough.
        guard let answer = try? JSON(parsing: body, isLenient: true) else { return nil }
        return answer["status_message"]?.text ?? answer["errors"]?.names.first
    }
}

extension Page<Item> {
    /// Creates a page from one of TMDB's lists of movies or people.
    ///
    /// `page` is ignored because the request determines it, and some proxies send it as a string.
    /// `total_pages` may be 0, exceed the number that can be requested, or be missing.
    /// https://developer.themoviedb.org/reference/movie-popular-list
    ///
    /// - Throws: `badResponse` without `results`.
    init(
        _ number: Int,
        of answer: JSON,
        where isShown: (JSON) -> Bool = { _ in true },
        _ item: (JSON) -> Item?
    ) throws(CatalogError) {
        let pages = answer["total_pages"]?.lenientInteger ?? number
        self.init(
            number: number,
            totalPages: min(max(pages, 1), TMDBProvider.maximumPage),
            rows: try answer.rows(at: "results").filter(isShown),
            totalElements: answer["total_results"]?.lenientInteger,
            item
        )
    }
}

/// Parts of content languages such as `uk-UA`.
enum ContentLanguage {
    /// The language to request if something is missing in another.
    static let fallback = "en-US"

    /// The languages that the app has, by code.
    static let ofApp = ["en": fallback, "uk": "uk-UA"]

    /// Returns the ISO 639-1 code of a language, such as `uk` for `uk-UA`.
    static func code(of language: String) -> String {
        language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    }
}
