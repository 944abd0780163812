public import Catalog
public import Features
import Foundation
import ImagePipeline
import L10n
public import Library
public import Networking
import Providers

/// Assembles the library from the modules, the platform and the configuration.
public enum Composition {
    /// Opens the app's library.
    ///
    /// - Parameters:
    ///   - configuration: the environment and the settings.
    ///   - platform: the parts that differ between systems.
    ///   - clock: measures the delays between retries; the system's by default.
    ///   - logsStatistics: whether to log a feed's statistics once all its pictures have been
    ///     downloaded; true by default.
    ///   - policy: the limits on a request with all its retries; by default for as long as the user
    ///     waits. Pictures have 60 s.
    /// - Returns: the library, with one source for each catalog.
    /// - Throws: `storage` if the store can't be opened, but not if it is read-only; errors from
    ///   the platform's `startDemo`.
    public static func library(
        _ configuration: Configuration,
        on platform: Platform,
        clock: any Clock<Duration> = ContinuousClock(),
        logsStatistics: Bool = true,
        policy: RetryPolicy = RetryPolicy()
    ) async throws -> Library {
        let clients = HTTPClientFactory(configuration, platform, policy: policy, clock: clock)
        return try await library(clients, configuration, logsStatistics: logsStatistics)
    }

    /// Opens the app's library together with the data and actions behind its settings.
    ///
    /// - Parameters:
    ///   - configuration: the environment and the settings.
    ///   - file: the settings file.
    ///   - platform: the parts that differ between systems.
    ///   - clock: measures the delays between retries; the system's by default.
    /// - Returns: the library, and the settings that change it at run time.
    /// - Throws: `storage` if the store can't be opened, but not if it is read-only; errors from
    ///   the platform's `startDemo`.
    public static func open(
        _ configuration: Configuration,
        settings file: SettingsFile,
        on platform: Platform,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> (library: Library, settings: any SettingsService) {
        let clients = HTTPClientFactory(configuration, platform, clock: clock)
        let library = try await library(clients, configuration, logsStatistics: true)
        let running = RunningSettings(library, clients, configuration, file: file)
        return (library, running)
    }

    private static func library(
        _ clients: HTTPClientFactory,
        _ configuration: Configuration,
        logsStatistics: Bool
    ) async throws -> Library {
        try await library(
            of: sources(clients, configuration),
            configuration,
            clients,
            logsStatistics: logsStatistics
        )
    }

    /// Returns each catalog's source for a configuration, without those of files that have none.
    ///
    /// - Throws: an error from the platform's `startDemo`.
    static func sources(
        _ clients: HTTPClientFactory,
        _ configuration: Configuration
    ) throws -> [CatalogSource] {
        try configuration.catalogs.compactMap { catalog in
            do {
                return try source(of: catalog, clients, configuration)
            } catch  where catalog.isFromFile {
                clients.platform.log("catalog \(catalog.id.rawValue): \(error)")
                return nil
            }
        }
    }

    /// Returns a catalog's source for a configuration.
    static func source(
        of catalog: KnownCatalog,
        _ clients: HTTPClientFactory,
        _ configuration: Configuration
    ) throws -> CatalogSource {
        let chosen = configuration.addresses[catalog.id]
        let address = try chosen ?? catalog.demoAddress(at: clients.platform.startDemo())
        let host = HostWatch(clients.client(for: address, of: catalog))
        let client = ValidatingHTTPClient(host)
        return CatalogSource(
            catalog.makeProvider(client, address, configuration),
            realm: chosen == nil ? .demo : .live,
            origin: catalog.origin,
            isSlow: catalog.requestsPerSecond.map { $0 < 1 } ?? false,
            unreachable: { [hasNetwork = clients.platform.hasNetwork] in
                guard hasNetwork?() == true else { return .network }
                let name = address.base.shownHost
                let isCustom = chosen != nil && address.base != catalog.publicAddress
                let service: Unreachable =
                    switch host.outage {
                    case .unknownHost where catalog.isFromFile: .unknownHost(name)
                    case _ where catalog.isFromFile: .host(name)
                    default:
                        .service(catalog.descriptor.title, customHost: isCustom ? name : nil)
                    }
                return host.outage == .webPage ? .webPage(insteadOf: service) : service
            },
            key: { [credentials = clients.credentials] in
                guard let key = catalog.key else { return .none }
                if let variable = catalog.keyVariable { return .variable(variable) }
                let title = catalog.descriptor.title
                return .catalog(catalog.id, title: title, isSaved: credentials.hasRead(key))
            }
        )
    }

    /// Opens a library with the caller's own sources; used by measurements and previews.
    ///
    /// - Throws: `storage` if the store can't be opened, but not if it is read-only.
    public static func library(
        of sources: [CatalogSource],
        _ configuration: Configuration,
        on platform: Platform
    ) async throws(CatalogError) -> Library {
        let clients = HTTPClientFactory(configuration, platform, clock: ContinuousClock())
        return try await library(
            of: sources,
            configuration,
            clients,
            logsStatistics: true
        )
    }

    private static func library(
        of sources: [CatalogSource],
        _ configuration: Configuration,
        _ clients: HTTPClientFactory,
        logsStatistics: Bool
    ) async throws(CatalogError) -> Library {
        let platform = clients.platform
        await platform.folders.removeUnfinishedFiles()
        let library = try await Library(
            sources: sources,
            optional: Configuration.builtInCatalogs,
            location: .file(platform.folders.data.appending(path: "library.sqlite")),
            collation: TitleCollation(cyrillicFirst: configuration.language.sortsCyrillicFirst),
            images: { received in loader(clients, configuration, received: received) },
            report: { [log = platform.log] catalog, statistics in
                guard logsStatistics else { return }
                for line in StatisticsReport(statistics, of: catalog).lines { log(line) }
            },
            log: platform.log
        )
        // In the background, because removing the files from a long run takes a while.
        Task.detached { [images = library.images] in await images.removeStaleRuns() }
        return library
    }

    private static func loader(
        _ clients: HTTPClientFactory,
        _ configuration: Configuration,
        received: @escaping @Sendable (ImageOutcome) async -> Void
    ) -> ImageDataLoader {
        let platform = clients.platform
        let report = { @Sendable (error: ImageError) in platform.log("image cache: \(error)") }
        let images = platform.folders.caches.appending(path: "images")
        let runs = platform.folders.caches.appending(path: "runs")
        return ImageDataLoader(
            client: clients.imageClient(),
            serviceClient: clients.imageClient(of:),
            accept: platform.decoder.accept,
            cache: DataCache(
                folder: images,
                sizeLimit: configuration.settings.imageCacheBytes,
                report: report
            ),
            run: RunFolder(in: runs, report: report),
            // Stored beside the database, because systems and users empty cache folders.
            kept: platform.folders.data.appending(path: "offline"),
            ownFolders: platform.folders.own,
            measure: { [decoder = platform.decoder] data throws(ImageError) in
                try decoder.size(ofWhole: data)
            },
            received: received
        )
    }
}
