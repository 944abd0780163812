/// Turns a response that is no success into an error.
public struct ValidatingHTTPClient: HTTPClient {
    private let client: any HTTPClient

    /// Wraps a client.
    public init(_ client: any HTTPClient) {
        self.client = client
    }

    /// Sends a request and receives a successful response.
    /// - Throws: `status` with the response where its status is outside 200…299; 304 passes where
    ///   the request carries If-None-Match or If-Modified-Since. All else comes from the client.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let response = try await client.response(to: request)
        guard response.isSuccess(for: request) else { throw .status(response) }
        return response
    }
}

extension HTTPResponse {
    /// Whether the status is in 200…299, or 304 where the request is conditional.
    func isSuccess(for request: HTTPRequest) -> Bool {
        if status == 304 {
            return request.headers["If-None-Match"] != nil
                || request.headers["If-Modified-Since"] != nil
        }
        return (200...299).contains(status)
    }
}
