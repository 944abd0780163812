import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPError {
    /// Converts an error code from `URLSession`.
    ///
    /// See [URLError.Code](https://developer.apple.com/documentation/foundation/urlerror/code).
    ///
    /// - Parameters:
    ///   - code: The session's code.
    ///   - hasResponse: Whether a status line has been received.
    ///   - isSecure: Whether the address is https.
    init(session code: URLError.Code, hasResponse: Bool, isSecure: Bool) {
        let connection = HTTPError.connection(code: code.rawValue)
        switch code {
        case .cancelled:
            self = .cancelled
        case .cannotFindHost, .dnsLookupFailed:
            self = .offline(.unknownHost)
        case .cannotConnectToHost, .notConnectedToInternet, .internationalRoamingOff,
            .dataNotAllowed, .callIsActive:
            self = .offline(.unreachable)
        case .networkConnectionLost, .badServerResponse:
            // Linux reports the second code when a connection closes without a response.
            self = hasResponse ? connection : .offline(.unreachable)
        case .timedOut:
            self = hasResponse ? connection : .offline(.timedOut)
        case .secureConnectionFailed, .serverCertificateHasBadDate,
            .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        case .unknown where isSecure && !hasResponse:
            // Linux reports this code when the TLS handshake fails.
            self = .insecure
        default:
            self = connection
        }
    }
}
