import Foundation
import Networking

/// Adds the saved key to requests for one service; each request uses the current key.
struct StoredKeyHTTPClient: HTTPClient {
    let client: any HTTPClient
    let credential: @Sendable () async -> HTTPCredential?
    let service: URL

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard let credential = await credential() else {
            return try await client.response(to: request)
        }
        return try await CredentialHTTPClient(client, credential: credential, service: service)
            .response(to: request)
    }
}
