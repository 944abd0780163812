import CCurl
import Networking

extension HTTPError {
    /// Converts a libcurl error code.
    ///
    /// See [libcurl errors](https://curl.se/libcurl/c/libcurl-errors.html).
    ///
    /// - Parameters:
    ///   - code: libcurl's code.
    ///   - hasResponse: whether a status line has been received.
    init(curl code: CURLcode, hasResponse: Bool) {
        let connection = HTTPError.connection(code: Int(code.rawValue))
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            self = .offline(.unknownHost)
        case CURLE_COULDNT_CONNECT, CURLE_PROXY:
            self = .offline(.unreachable)
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
            CURLE_HTTP2_STREAM:
            self = hasResponse ? connection : .offline(.unreachable)
        case CURLE_OPERATION_TIMEDOUT:
            self = hasResponse ? connection : .offline(.timedOut)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_CLIENTCERT, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
            CURLE_SSL_ENGINE_INITFAILED, CURLE_USE_SSL_FAILED:
            self = .insecure
        default:
            self = connection
        }
    }
}
