public import Catalog
import Features
public import Foundation
import ImagePipeline
import Library
import Manifests
import Networking
import Primitives

extension Composition {
    /// Returns a trial of a catalog that isn't turned off; nil if there is none with this id.
    ///
    /// It asks the public service even if the settings choose the sample data, unless there is no
    /// public one.
    ///
    /// - Throws: an error from the platform's `startDemo`.
    public static func trial(
        of catalog: CatalogID,
        _ configuration: Configuration,
        on platform: Platform
    ) throws -> CatalogTrial? {
        let owner = Configuration.builtInCatalogs.first { $0.id == catalog }?.owner ?? catalog
        guard let known = configuration.catalogs.first(where: { $0.id == owner }) else {
            return nil
        }
        let clients = HTTPClientFactory(configuration, platform, clock: ContinuousClock())
        var configuration = configuration
        if configuration.addresses[owner] == nil, let address = known.publicAddress {
            // The sample data shows nothing about a service.
            configuration.addresses[owner] = SourceAddress(
                base: address,
                usesStoredKey: known.needsKey
            )
        }
        let source = try source(of: known, clients, configuration)
        return ([source] + source.companions).first { $0.provider.descriptor.id == catalog }
            .map { trial(of: $0, clients, client: owner) }
    }

    /// Returns a trial of a catalog that a file describes and that needn't be added.
    ///
    /// - Throws: `ManifestError`.
    public static func trial(
        of manifest: Data,
        _ configuration: Configuration,
        on platform: Platform
    ) throws -> CatalogTrial {
        try trial(of: Manifest(manifest).answered(), configuration, on: platform)
    }

    static func trial(
        of manifest: Manifest,
        _ configuration: Configuration,
        on platform: Platform
    ) throws -> CatalogTrial {
        // Its own, because the catalog's pictures in the window need their client.
        let clients = HTTPClientFactory(configuration, platform, clock: ContinuousClock())
        let catalog = KnownCatalog(manifest)
        var configuration = configuration
        configuration.addresses[catalog.id] = SourceAddress(of: catalog, settings: Settings())
        let source = try source(of: catalog, clients, configuration)
        return trial(of: source, clients, client: catalog.id)
    }

    private static func trial(
        of source: CatalogSource,
        _ clients: HTTPClientFactory,
        client catalog: CatalogID
    ) -> CatalogTrial {
        let measuring = QueueExecutor(label: "vitrine.trial")
        let decoder = clients.platform.decoder
        return CatalogTrial(of: source) { address async throws(CatalogError) in
            let own = address.serviceHeaders.flatMap { _ in
                clients.imageClient(of: catalog.rawValue)
            }
            let client = ValidatingHTTPClient(own ?? clients.imageClient())
            var request = HTTPRequest(address.url, allowsLocalHosts: address.allowsLocalHosts)
            request.headers["Accept"] = decoder.accept
            for (name, value) in address.serviceHeaders ?? [:] { request.headers[name] = value }
            do throws(ImageError) {
                let body: Data
                do throws(HTTPError) {
                    body = try await client.response(to: request).body
                } catch {
                    throw .download(error)
                }
                let size = try await measuring.run { () throws(ImageError) in
                    try decoder.size(ofWhole: body)
                }
                return (size.width, size.height)
            } catch {
                throw CatalogError(error)
            }
        }
    }
}
