/// Sends requests: a transport, or a decorator around another client.
public protocol HTTPClient: Sendable {
    /// Sends a request and returns the whole response.
    ///
    /// Cancelling the calling task ends the exchange and throws `cancelled`.
    ///
    /// - Throws: ``HTTPError``. A transport never throws `status`: it returns every response.
    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
