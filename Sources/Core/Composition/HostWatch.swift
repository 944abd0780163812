import Networking
import Primitives

/// A client that remembers whether its service's host name exists.
struct HostWatch: HTTPClient {
    private let client: any HTTPClient
    private let isMissing = Locked(false)

    init(_ client: any HTTPClient) {
        self.client = client
    }

    /// Whether the name couldn't be resolved for the last request.
    var isUnknown: Bool { isMissing.withLock { $0 } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        do throws(HTTPError) {
            let response = try await client.response(to: request)
            isMissing.withLock { $0 = false }
            return response
        } catch {
            if case .offline(let reason) = error {
                isMissing.withLock { $0 = reason == .unknownHost }
            }
            throw error
        }
    }
}
