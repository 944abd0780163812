public import Foundation

extension HTTPClient {
    /// Sends a GET for an endpoint and decodes the answer.
    /// - Parameters:
    ///   - endpoint: What is asked for.
    ///   - base: The API's base address.
    ///   - decoder: Decodes the body.
    ///   - maximumBytes: The greatest body that is accepted. 20 MB by default.
    /// - Returns: The decoded body.
    /// - Throws: `undecodable` where the body of a success is not a `Response`; `status` for every
    ///   response outside 200…299, whether or not the client validates; all else of the client's.
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
            return try decoder.decode(Response.self, from: response.body)
        } catch {
            // What the decoder complains about may quote the body: the status and size are in the
            // log, and the body is not for people.
            throw .undecodable
        }
    }
}
