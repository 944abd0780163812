import Catalog
import Foundation
import Networking

extension CatalogError {
    /// Turns a failure of HTTP into what a screen can act on; the only place that does.
    ///
    /// - Parameters:
    ///   - error: why there is no usable response.
    ///   - message: finds the service's own words in the body of a refusal; secrets are taken out of
    ///     them, for some services repeat the address that they were asked.
    init(_ error: HTTPError, message: (Data) -> String?) {
        switch error {
        case .offline: self = .offline
        case .cancelled: self = .cancelled
        case .connection, .tooLarge, .undecodable: self = .badResponse
        case .status(let response):
            self.init(refusal: response, message: message(response.body).map(Redaction.text))
        }
    }

    private init(refusal response: HTTPResponse, message: String?) {
        switch response.status {
        case 401, 403: self = .unauthorized(message: message)
        case 404: self = .notFound(message: message)
        case 429: self = .rateLimited(retryAfter: response.retryAfter())
        case 503 where response.retryAfter() != nil:
            self = .rateLimited(retryAfter: response.retryAfter())
        default: self = .server(status: response.status, message: message)
        }
    }
}
