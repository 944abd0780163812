/// A TMDB error, with its code, message and HTTP status.
///
/// See <https://developer.themoviedb.org/docs/errors>.
struct TMDBError: Error, Hashable {
    let status: Int
    /// TMDB's error number.
    let code: Int
    /// A text that an app may show.
    let message: String

    static let invalidKey = TMDBError(
        status: 401,
        code: 7,
        message: "Invalid API key: You must be granted a valid key."
    )
    static let notFound = TMDBError(
        status: 404,
        code: 34,
        message: "The resource you requested could not be found."
    )
    static let methodNotSupported = TMDBError(
        status: 405,
        code: 42,
        message: "This request method is not supported for this resource."
    )
    static let invalidPage = TMDBError(
        status: 400,
        code: 22,
        message:
            "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
    )
    static let tooManyAppended = TMDBError(
        status: 400,
        code: 27,
        message: "Too many append to response objects: The maximum number of remote calls is 20."
    )
    static let invalidParameters = TMDBError(
        status: 422,
        code: 5,
        message: "Invalid parameters: Your request parameters are incorrect."
    )
    static let internalError = TMDBError(
        status: 500,
        code: 11,
        message: "Internal error: Something went wrong, contact TMDb."
    )

    var reply: Reply {
        Reply.json(TMDBErrorPayload(statusCode: code, statusMessage: message), status: status)
    }
}

/// An error's body.
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
