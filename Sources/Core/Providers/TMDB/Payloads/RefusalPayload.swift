import Foundation

/// The body of an answer that TMDB refuses with.
///
/// https://developer.themoviedb.org/docs/errors
struct RefusalPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case statusMessage = "status_message"
        case errors
    }

    /// TMDB's own words; nil where it said none.
    let message: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let errors = try container.readable(String.self, forKey: .errors)
        message = try container.text(forKey: .statusMessage) ?? errors.first
    }

    /// TMDB's own words in a body; nil where it is not TMDB that speaks, such as a proxy's page.
    static func message(in body: Data) -> String? {
        // Whatever cannot be read holds no words of TMDB: the HTTP status says the rest.
        (try? JSONDecoder().decode(Self.self, from: body))?.message
    }
}
