public import Foundation
public import Networking

/// The demonstration as the transport of an app that opens no socket: requests to its own address
/// are answered in this process, all others go on to the network.
public struct InProcessDemo: HTTPClient {
    /// An address that no network knows (RFC 2606), so that a request that slipped past would reach
    /// nobody.
    public static var address: URL {
        var parts = URLComponents()
        (parts.scheme, parts.host) = ("http", "demo.invalid")
        guard let url = parts.url else { preconditionFailure("Both parts are plain") }
        return url
    }

    private let service: DemoService
    private let network: any HTTPClient

    /// `network` gets the requests of sources that a person chose.
    public init(_ service: DemoService, network: any HTTPClient) {
        self.service = service
        self.network = network
    }

    /// Answers, or passes on.
    ///
    /// - Throws: what ``HandlerHTTPClient`` throws; what the network does.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard request.url.host() == Self.address.host() else {
            return try await network.response(to: request)
        }
        return try await HandlerHTTPClient { await service.response(to: $0) }
            .response(to: request)
    }
}
