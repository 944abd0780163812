public import Foundation

/// Adds a credential to each request, or to those of one service only.
///
/// Inside it, at the transport's side, addresses carry the secret: put ``LoggingHTTPClient``
/// outside where the log need not know that there is a key.
public struct CredentialHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let credential: HTTPCredential
    private let service: URL?

    /// Wraps a client.
    /// - Parameters:
    ///   - client: What sends the request with the credential.
    ///   - credential: What is added.
    ///   - service: Only requests with this address's scheme, host and port get the credential;
    ///     nil, the default, means all.
    public init(_ client: any HTTPClient, credential: HTTPCredential, service: URL? = nil) {
        self.client = client
        self.credential = credential
        self.service = service
    }

    /// Passes a request on with the credential.
    ///
    /// - Throws: The client's error.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        try await client.response(to: authorized(request))
    }
}

extension CredentialHTTPClient {
    private func authorized(_ request: HTTPRequest) -> HTTPRequest {
        if let service, !service.hasSameOrigin(as: request.url) { return request }
        var request = request
        switch credential {
        case .queryItem(let name, let value):
            request.url = request.url.adding([URLQueryItem(name: name, value: value)])
        case .bearer(let token):
            request.headers["Authorization"] = "Bearer \(token)"
        }
        return request
    }
}
