/// The body of an error.
struct TMDBErrorPayload: Encodable, Sendable {
    let success = false
    let statusCode: Int
    let statusMessage: String

    enum CodingKeys: String, CodingKey {
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
