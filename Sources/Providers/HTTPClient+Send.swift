import Foundation
import Networking

extension HTTPClient {
    /// Private until the networking room has its own.
    func send<Response>(
        _ endpoint: Endpoint<Response>,
        to base: URL
    ) async throws(HTTPError) -> Response {
        var url = base.appending(path: endpoint.path)
        if !endpoint.query.isEmpty { url.append(queryItems: endpoint.query) }
        let response = try await response(to: HTTPRequest(url))
        guard (200...299).contains(response.status) else { throw .status(response) }
        do {
            return try JSONDecoder().decode(Response.self, from: response.body)
        } catch {
            throw .undecodable
        }
    }
}
