package import Catalog
package import Foundation
package import Networking

extension CatalogError {
    /// Converts the HTTP error of a provider into one that a screen can handle.
    ///
    /// - Parameters:
    ///   - error: the HTTP error.
    ///   - message: extracts the service's own message from the body of an error response. Secrets
    ///     are removed from it, because some services echo the requested address.
    package init(_ error: HTTPError, message: (Data) -> String?) {
        switch error {
        case .offline: self = .offline
        case .insecure: self = .insecure
        case .refused: self = .refused
        case .cancelled: self = .cancelled
        case .paced(let wait): self = .paced(wait: wait)
        case .tooLarge(let limit): self = .badResponse(.tooLarge(bytes: limit))
        case .connection, .undecodable: self = .badResponse(nil)
        case .status(let response):
            // Shortened last: a part of a key wouldn't be recognized.
            let message = message(response.body).map { response.redacted($0).shortened() }
            self.init(refusal: response, message: message)
        }
    }

    private init(refusal response: HTTPResponse, message: String?) {
        switch response.status {
        case 401, 403: self = .unauthorized(status: response.status, message: message)
        case 404: self = .notFound(message: message)
        case 429: self = .rateLimited(retryAfter: response.retryAfter())
        case 503 where response.retryAfter() != nil:
            self = .rateLimited(retryAfter: response.retryAfter())
        default: self = .server(status: response.status, message: message)
        }
    }
}
