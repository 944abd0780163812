import Catalog
import Foundation
import Networking

/// TMDB behind its base address: endpoints in, payloads out, failures as the screens know them.
struct TMDBService: Sendable {
    /// The client, with the key already in its hands.
    let client: any HTTPClient
    /// The address that endpoints are below; ends in `/3`.
    let base: URL

    /// Asks and reads the answer.
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
