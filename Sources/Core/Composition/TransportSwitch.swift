import Primitives
import Networking

/// A transport that can be replaced at run time; running requests finish on the old one.
final class TransportSwitch: HTTPClient {
    private let current: Locked<any HTTPClient>

    init(_ client: any HTTPClient) {
        current = Locked(client)
    }

    func connect(_ client: any HTTPClient) {
        current.withLock { $0 = client }
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        try await current.withLock { $0 }.response(to: request)
    }
}
