import Foundation
import Networking
import Primitives

/// A client for data that remembers why its service didn't respond, and recognizes a network's
/// sign-in page.
///
/// Such a page comes in place of every response, with a status of success or 511. With success, it is
/// one if two paths in a row sent a web page: a service may have one for a single item that it doesn't
/// know. A transport reports a redirect to one in the local network itself.
struct HostWatch: HTTPClient {
    private struct State {
        var outage: HTTPError.Offline?
        /// The path that sent a web page last; nil after another response.
        var pagePath: String?

        /// Returns whether a web page from a path is a sign-in page.
        mutating func isSignIn(at path: String) -> Bool {
            defer { pagePath = path }
            return outage == .webPage || pagePath.map { $0 != path } ?? false
        }
    }

    private let client: any HTTPClient
    private let state = Locked(State())

    init(_ client: any HTTPClient) {
        self.client = client
    }

    /// Why the last request got no response; nil if it got one.
    var outage: HTTPError.Offline? { state.withLock(\.outage) }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        do throws(HTTPError) {
            let response = try await client.response(to: request)
            // 511: Network Authentication Required (RFC 6585, section 6).
            let isPage = response.isWebPage && response.isSuccess(for: request)
            let isSignIn = state.withLock { state in
                if response.status == 511 { return true }
                guard !isPage else { return state.isSignIn(at: request.url.path) }
                state = State()
                return false
            }
            if isSignIn { throw .offline(.webPage) }
            return response
        } catch {
            if case .offline(let reason) = error { state.withLock { $0.outage = reason } }
            throw error
        }
    }
}
