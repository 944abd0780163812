/// Answers a request; the shape of a service that needs no socket.
public typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

/// A client that a handler in this process answers: for tests, previews and the iPhone's demo.
public struct HandlerHTTPClient: HTTPClient {
    private let handler: HTTPHandler

    /// Makes a client of a handler.
    public init(_ handler: @escaping HTTPHandler) {
        self.handler = handler
    }

    /// Asks the handler.
    ///
    /// - Throws: `tooLarge` for a body over the request's limit, `cancelled` where the task is
    ///   cancelled before or while the handler runs.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let response = await handler(request)
        guard !Task.isCancelled else { throw .cancelled }
        guard response.body.count <= request.maximumBytes else {
            throw .tooLarge(limit: request.maximumBytes)
        }
        return response
    }
}
