import CCurl
import Foundation
import Networking

extension CurlTransfer {
    /// What a finished exchange means for its transfer.
    enum Continuation {
        /// It has its response.
        case done
        /// It goes on to another address: configure the handle anew.
        case redirected
        /// It would have to go where it may not.
        case refused
    }

    /// Turns to the address that a response leads to, if it does; to be called once a response.
    func follow() -> Continuation {
        // By libcurl, which has joined it to the address that was asked.
        var pointer: UnsafeMutableRawPointer?
        guard head.isRedirect, let status = head.status,
            vitrine_curl_get_pointer(easy, CURLINFO_REDIRECT_URL, &pointer) == CURLE_OK,
            let pointer
        else { return .done }
        let text = String(cString: pointer.assumingMemoryBound(to: CChar.self))
        guard redirects < RedirectRule.maximumCount, let target = URL(string: text),
            RedirectRule.permits(from: request.url, to: target)
        else { return .refused }
        turn(to: RedirectRule.request(following: request, to: target, status: status))
        return .redirected
    }

    /// Whether a redirect has brought it here.
    var isRedirected: Bool { redirects > 0 }

    /// Whether the request may be sent to the other end of the connection that it was given.
    func permitsConnection(to address: String, port: Int) -> Bool {
        RedirectRule.permits(request.url, from: origin, connectedTo: address, port: port)
    }
}
