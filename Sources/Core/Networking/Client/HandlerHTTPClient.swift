/// A service as a function, without a socket.
public typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

/// A client that passes requests to a handler in this process, for tests, previews and the iPhone
/// demo.
public struct HandlerHTTPClient: HTTPClient {
    private let handler: HTTPHandler

    /// Creates a client whose `handler` runs on the caller's task.
    public init(_ handler: @escaping HTTPHandler) {
        self.handler = handler
    }

    /// Calls the handler.
    ///
    /// - Throws: `tooLarge` for a body over the request's limit, `cancelled` if the task is
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
