/// What went wrong, told apart by what a screen can do about it.
///
/// Errors of HTTP, of the database and of images become one of these once, at their boundary. No
/// case carries an address, so that no API key can travel in one.
public enum CatalogError: Error, Hashable, Sendable {
    /// No answer at all: no network, no such host, refused, reset or silent.
    case offline
    /// The service has no such thing; with its own words where it said some.
    case notFound(message: String?)
    /// The key is missing or wrong; with the service's own words where it said some.
    case unauthorized(message: String?)
    /// Too many requests; `retryAfter` where the service said how long to wait.
    case rateLimited(retryAfter: Duration?)
    /// The service failed or refused: its HTTP status and its own words where it said some.
    case server(status: Int, message: String?)
    /// The service answered something that cannot be read, or too much of it.
    case badResponse
    /// The database or the disk failed; `code` is an extended SQLite result code
    /// (https://www.sqlite.org/rescode.html).
    case storage(code: Int32)
    /// Nobody wants the answer any more. Never shown.
    case cancelled
}
