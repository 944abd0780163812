public import Foundation
public import Networking

/// A transport that answers the demo's requests in this process, without a socket, and passes all
/// others on to the network.
public struct InProcessDemo: HTTPClient {
    /// An address that doesn't exist in any network (RFC 2606), so a request that isn't intercepted
    /// doesn't reach a server.
    public static var address: URL {
        var parts = URLComponents()
        (parts.scheme, parts.host) = ("http", "demo.invalid")
        guard let url = parts.url else { preconditionFailure("Both parts are plain") }
        return url
    }

    private let service: DemoService
    private let network: any HTTPClient

    /// Creates the transport; `network` gets the requests to sources that the user chose.
    public init(_ service: DemoService, network: any HTTPClient) {
        self.service = service
        self.network = network
    }

    /// Answers the request or passes it on.
    ///
    /// - Throws: The errors of `HandlerHTTPClient` and of the network.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard request.url.host() == Self.address.host() else {
            return try await network.response(to: request)
        }
        return try await HandlerHTTPClient { await service.response(to: $0) }
            .response(to: request)
    }
}
