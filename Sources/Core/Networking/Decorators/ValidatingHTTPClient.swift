/// A client that throws an error for unsuccessful responses.
public struct ValidatingHTTPClient: HTTPClient {
    private let client: any HTTPClient

    /// Wraps a client, which must return responses regardless of status.
    public init(_ client: any HTTPClient) {
        self.client = client
    }

    /// Sends a request and returns a successful response.
    ///
    /// - Throws: `status` with the response if its status is outside 200…299; 304 passes if the
    ///   request has If-None-Match or If-Modified-Since. Otherwise the client's error.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let response = try await client.response(to: request)
        guard response.isSuccess(for: request) else { throw .status(response) }
        return response
    }
}

extension HTTPResponse {
    /// Whether the status is in 200…299, or 304 for a conditional request.
    public func isSuccess(for request: HTTPRequest) -> Bool {
        if status == 304 {
            return request.headers["If-None-Match"] != nil
                || request.headers["If-Modified-Since"] != nil
        }
        return (200...299).contains(status)
    }
}
