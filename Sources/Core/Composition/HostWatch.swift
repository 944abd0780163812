import Networking
import Primitives

/// A client for data that remembers why its service didn't respond, and takes a web page for no
/// response.
///
/// A network's sign-in page comes in place of every response, with a status of success or 511. A
/// transport reports a redirect to one in the local network itself.
struct HostWatch: HTTPClient {
    private let client: any HTTPClient
    private let last = Locked<HTTPError.Offline?>(nil)

    init(_ client: any HTTPClient) {
        self.client = client
    }

    /// Why the last request got no response; nil if it got one.
    var outage: HTTPError.Offline? { last.withLock { $0 } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        do throws(HTTPError) {
            let response = try await client.response(to: request)
            // 511: Network Authentication Required (RFC 6585, section 6).
            if response.status == 511 || response.isWebPage && response.isSuccess(for: request) {
                throw .offline(.webPage)
            }
            last.withLock { $0 = nil }
            return response
        } catch {
            if case .offline(let reason) = error { last.withLock { $0 = reason } }
            throw error
        }
    }
}
