public import Catalog
public import Foundation
import Manifests
import Networking

extension Composition {
    /// Makes a catalog's file from the address of a list, with two requests at most.
    ///
    /// A key or a login in the address is sent, but isn't in the file, the guesses or the log.
    public static func draft(
        of address: URL,
        _ configuration: Configuration,
        on platform: Platform
    ) async throws(CatalogError) -> CatalogDraft {
        let clients = HTTPClientFactory(configuration, platform, clock: ContinuousClock())
        let others = configuration.manifests.compactMap(\.manifest)
            .filter { !$0.service.base.hasSameOrigin(as: address) }
        let taken = Set(Configuration.builtInCatalogs.map(\.id) + others.map(\.id))
        return try await CatalogDraft(of: address, taken: taken) { credential, service in
            ValidatingHTTPClient(clients.client(for: service, credential: credential))
        }
    }
}
