/// An error, classified by how a screen can react to it.
///
/// HTTP, database and image errors are converted once, at their boundary. No case contains an
/// address, so errors can't reveal an API key.
public enum CatalogError: Error, Hashable, Sendable {
    /// No response: no network, unknown host, connection refused or reset, or a timeout.
    case offline
    /// No secure connection: the certificate isn't trusted, or the protocols don't match.
    case insecure
    /// The address or a redirect isn't allowed, for example because it leads to the local network.
    case refused
    /// The service doesn't have the resource; `message` is the service's own, if any.
    case notFound(message: String?)
    /// The service refused the request with status 401 or 403, for example because the key is
    /// missing or wrong; `message` is the service's own, if any.
    case unauthorized(status: Int = 401, message: String?)
    /// Too many requests; `retryAfter` is the delay that the service requested, if any.
    case rateLimited(retryAfter: Duration?)
    /// The catalog's own limit of requests allows the next one only after `wait`.
    case paced(wait: Duration)
    /// The service failed or refused, with its HTTP status and its own message, if any.
    case server(status: Int, message: String?)
    /// The response is incomplete or can't be used; nil if it isn't known why.
    case badResponse(ResponseFault?)
    /// The database or the disk failed; `code` is an extended SQLite result code
    /// (https://www.sqlite.org/rescode.html).
    case storage(code: Int32)
    /// The task was cancelled; never shown to the user.
    case cancelled

    /// Whether another program locks the database, so that a later attempt may succeed.
    ///
    /// The code is `SQLITE_BUSY`, https://www.sqlite.org/rescode.html#busy.
    public var isBusyStore: Bool {
        if case .storage(let code) = self { code & 0xFF == 5 } else { false }
    }

    /// The same error of a page of a list, which can lack only the page and not an item.
    package var ofPage: CatalogError {
        if case .notFound(let message) = self {
            .badResponse(.noPage(message: message))
        } else {
            self
        }
    }
}
