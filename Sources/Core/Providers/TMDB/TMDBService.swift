import Catalog
import Foundation
import Networking

/// Sends TMDB's endpoints and converts errors.
struct TMDBService: Sendable {
    /// Already adds the key.
    let client: any HTTPClient
    /// The address that endpoints are below; ends in `/3`.
    let base: URL

    /// Sends a request and decodes the response.
    /// - Throws: any ``CatalogError`` except `storage`.
    func answer<Response>(
        _ endpoint: Endpoint<Response>
    ) async throws(CatalogError) -> Response {
        do {
            return try await client.send(endpoint, to: base)
        } catch {
            throw CatalogError(error, message: RefusalPayload.message(in:))
        }
    }
}
