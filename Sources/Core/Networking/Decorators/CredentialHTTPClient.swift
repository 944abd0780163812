public import Foundation

/// A client that adds a credential to every request, or only to those for one service.
///
/// Inner clients see addresses with the secret. Wrap this client in ``LoggingHTTPClient``, rather
/// than the reverse, unless the log should show that there is a key.
public struct CredentialHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let credential: HTTPCredential
    private let service: URL?

    /// Wraps a client.
    ///
    /// - Parameters:
    ///   - client: Sends the request with the credential.
    ///   - credential: The credential to add.
    ///   - service: Only requests to the scheme, host and port of this address get the credential;
    ///     nil, the default, means all.
    public init(_ client: any HTTPClient, credential: HTTPCredential, service: URL? = nil) {
        self.client = client
        self.credential = credential
        self.service = service
    }

    /// Forwards a request with the credential, which is hidden in texts of the response.
    ///
    /// - Throws: The client's error.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        if let service, !service.hasSameOrigin(as: request.url) {
            return try await client.response(to: request)
        }
        var response = try await client.response(to: authorized(request))
        response.credential = credential
        return response
    }
}

extension CredentialHTTPClient {
    private func authorized(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        switch credential {
        case .queryItem(let name, let value):
            request.url = request.url.adding([URLQueryItem(name: name, value: value)])
        case .header(let name, let value, _): request.headers[name] = value
        case .bearer(let token):
            request.headers["Authorization"] = "Bearer \(token)"
        }
        return request
    }
}
