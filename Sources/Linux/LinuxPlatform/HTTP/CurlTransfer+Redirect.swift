import CCurl
import Foundation
import Networking

extension CurlTransfer {
    /// How a transfer continues after a response.
    enum Continuation {
        /// The response is final.
        case done
        /// The request is redirected, so the handle must be configured again.
        case redirected
        /// The redirect is not allowed.
        case refused(HTTPError)
    }

    /// Follows the response if it is a redirect; call this once per response.
    func follow() -> Continuation {
        // libcurl has made the address absolute.
        var pointer: UnsafeMutableRawPointer?
        guard head.isRedirect, let status = head.status,
            vitrine_curl_get_pointer(easy, CURLINFO_REDIRECT_URL, &pointer) == CURLE_OK,
            let pointer
        else { return .done }
        let text = String(cString: pointer.assumingMemoryBound(to: CChar.self))
        guard redirects < RedirectRule.maximumCount, let target = URL(string: text) else {
            return .refused(.refused)
        }
        guard RedirectRule.permits(request, to: target) else {
            return .refused(RedirectRule.refusal(of: request, to: target))
        }
        turn(to: RedirectRule.request(following: request, to: target, status: status))
        return .redirected
    }

    /// Whether the transfer has followed a redirect.
    private var isRedirected: Bool { redirects > 0 }

    /// Returns whether the request may be sent to its connection's peer.
    func permitsConnection(to address: String, port: Int) -> Bool {
        isRefused =
            !RedirectRule.permits(request, connectedTo: address, port: port)
            || isRedirected
                && !RedirectRule.permits(
                    request.url,
                    from: origin,
                    connectedTo: address,
                    port: port
                )
        return !isRefused
    }
}
