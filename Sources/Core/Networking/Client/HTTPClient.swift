public import Foundation

/// Sends requests: a transport, or a decorator around another client.
public protocol HTTPClient: Sendable {
    /// Sends a request and returns the whole response.
    ///
    /// Cancelling the calling task ends the exchange and throws `cancelled`.
    ///
    /// - Throws: ``HTTPError``. A transport never throws `status`: it returns every response.
    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

extension HTTPClient {
    /// Sends a GET for an endpoint and decodes the response.
    ///
    /// - Parameters:
    ///   - endpoint: The path and query.
    ///   - base: The API's base address.
    ///   - decoder: Decodes the body.
    ///   - maximumBytes: The largest accepted body in bytes. 20 MB by default.
    /// - Returns: The decoded body.
    /// - Throws: `undecodable` if a successful response's body isn't a `Response`; `status` for
    ///   every response outside 200…299, whether or not the client validates; otherwise the
    ///   client's error.
    public func send<Response>(
        _ endpoint: Endpoint<Response>,
        to base: URL,
        decoder: JSONDecoder = JSONDecoder(),
        maximumBytes: Int = 20_000_000
    ) async throws(HTTPError) -> Response {
        let request = HTTPRequest(
            endpoint.url(below: base),
            headers: ["Accept": "application/json"],
            maximumBytes: maximumBytes
        )
        let response = try await response(to: request)
        guard response.isSuccess(for: request) else { throw .status(response) }
        do {
            return try response.parsed { try decoder.decode(Response.self, from: $0) }
        } catch {
            // The decoder's error may quote the body, so it is dropped; the log contains the status
            // and size.
            throw .undecodable
        }
    }
}
