import Foundation

/// The body of TMDB's error responses.
///
/// https://developer.themoviedb.org/docs/errors
struct RefusalPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case statusMessage = "status_message"
        case errors
    }

    /// TMDB's own message, or nil.
    let message: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let errors = try container.readable(String.self, forKey: .errors)
        message = try container.text(forKey: .statusMessage) ?? errors.first
    }

    /// Returns TMDB's own message from a body; nil if the body has another format, such as a
    /// proxy's page.
    static func message(in body: Data) -> String? {
        // A body that can't be decoded has no message; the HTTP status is enough.
        (try? JSONDecoder().decode(Self.self, from: body))?.message
    }
}
