/// What went wrong, classified by what a screen can do about it.
///
/// Errors of HTTP, the database and images are converted once, at their boundary. No case carries
/// an address, so that no API key can leak through one.
public enum CatalogError: Error, Hashable, Sendable {
    /// No answer: no network, unknown host, connection refused or reset, or a timeout.
    case offline
    /// No secure connection: the certificate is not trusted, or the protocols do not match.
    case insecure
    /// The service does not have it; `message` is the service's own, if any.
    case notFound(message: String?)
    /// The key is missing or wrong; `message` is the service's own, if any.
    case unauthorized(message: String?)
    /// Too many requests; `retryAfter` if the service said how long to wait.
    case rateLimited(retryAfter: Duration?)
    /// The service failed or refused: its HTTP status and its own message, if any.
    case server(status: Int, message: String?)
    /// The answer cannot be decoded or is too large.
    case badResponse
    /// The database or the disk failed; `code` is an extended SQLite result code
    /// (https://www.sqlite.org/rescode.html).
    case storage(code: Int32)
    /// The task was cancelled. Never shown.
    case cancelled
}
