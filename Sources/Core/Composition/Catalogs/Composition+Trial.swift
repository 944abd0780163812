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
    /// - Throws: an error from the platform's `startDemo`.
    public static func trial(
        of catalog: CatalogID,
        _ configuration: Configuration,
        on platform: Platform
    ) throws -> CatalogTrial? {
        let wiring = Wiring(configuration, platform, clock: ContinuousClock())
        for known in configuration.catalogs {
            let source = try source(of: known, wiring, configuration)
            let sources = [source] + source.companions
            let found = sources.first { $0.provider.descriptor.id == catalog }
            if let found { return trial(of: found, wiring) }
        }
        return nil
    }

    /// Returns a trial of a catalog that a file describes and that needn't be added.
    ///
    /// - Throws: ``ManifestError``.
    public static func trial(
        of manifest: Data,
        _ configuration: Configuration,
        on platform: Platform
    ) throws -> CatalogTrial {
        let wiring = Wiring(configuration, platform, clock: ContinuousClock())
        return try trial(of: manifest, wiring, configuration)
    }

    static func trial(
        of manifest: Data,
        _ wiring: Wiring,
        _ configuration: Configuration
    ) throws -> CatalogTrial {
        let catalog = KnownCatalog(try Manifest(manifest))
        var configuration = configuration
        configuration.addresses[catalog.id] = SourceAddress(of: catalog, settings: Settings())
        return trial(of: try source(of: catalog, wiring, configuration), wiring)
    }

    private static func trial(of source: CatalogSource, _ wiring: Wiring) -> CatalogTrial {
        let client = ValidatingHTTPClient(wiring.imageClient())
        let measuring = QueueExecutor(label: "vitrine.trial")
        let decoder = wiring.platform.decoder
        return CatalogTrial(of: source) { address async throws(CatalogError) in
            let request = HTTPRequest(address.url, allowsLocalHosts: address.allowsLocalHosts)
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
