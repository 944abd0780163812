public import Catalog
public import Features
import Foundation
import ImagePipeline
import L10n
public import Library
public import Networking
import Providers

/// Wires the modules: the platform and the configuration become a library.
public enum Composition {
    /// Opens the library of the app.
    ///
    /// - Parameters:
    ///   - configuration: the environment and the settings.
    ///   - platform: what differs between systems.
    ///   - clock: measures the delays between retries; the system's by default.
    ///   - logsStatistics: whether the statistics of a feed are logged once all its pictures have
    ///     been downloaded; true by default.
    ///   - policy: how long a request may take with all its retries; as long as the user waits by
    ///     default. Pictures have 60 s.
    /// - Returns: the library, with one source for each catalog.
    /// - Throws: `storage` if the store cannot be opened, but not if it is read-only; what the
    ///   platform's `startDemo` throws.
    public static func library(
        _ configuration: Configuration,
        on platform: Platform,
        clock: any Clock<Duration> = ContinuousClock(),
        logsStatistics: Bool = true,
        policy: RetryPolicy = RetryPolicy()
    ) async throws -> Library {
        let wiring = Wiring(configuration, platform, policy: policy, clock: clock)
        return try await library(wiring, configuration, logsStatistics: logsStatistics)
    }

    /// Opens the library of the app, and what its settings act on.
    ///
    /// - Parameters:
    ///   - configuration: the environment and the settings.
    ///   - file: where settings are stored.
    ///   - platform: what differs between systems.
    ///   - clock: as above.
    /// - Returns: the library, and the parts that change it while it runs.
    /// - Throws: as above.
    public static func open(
        _ configuration: Configuration,
        settings file: SettingsFile,
        on platform: Platform,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> (library: Library, settings: SettingsParts) {
        let wiring = Wiring(configuration, platform, clock: clock)
        let library = try await library(wiring, configuration, logsStatistics: true)
        let running = RunningSettings(library, wiring, configuration, file: file)
        return (library, running.parts)
    }

    private static func library(
        _ wiring: Wiring,
        _ configuration: Configuration,
        logsStatistics: Bool
    ) async throws -> Library {
        try await library(
            of: sources(wiring, configuration),
            configuration,
            on: wiring.platform,
            imageClient: wiring.imageClient(),
            logsStatistics: logsStatistics
        )
    }

    /// The source of each catalog according to a configuration, in the order in which the user sees
    /// them.
    static func sources(
        _ wiring: Wiring,
        _ configuration: Configuration
    ) throws -> [CatalogSource] {
        let (platform, client) = (wiring.platform, wiring.client(for: nil))
        return try [
            movies(configuration, platform: platform, client: wiring.client),
            films(configuration, platform: platform, client: client),
            photos(configuration, platform: platform, client: client),
            characters(configuration, platform: platform, client: client),
        ]
    }

    /// Opens a library over the caller's own sources, for measurements and previews.
    ///
    /// - Throws: `storage` if the store cannot be opened, but not if it is read-only.
    public static func library(
        of sources: [CatalogSource],
        _ configuration: Configuration,
        on platform: Platform
    ) async throws(CatalogError) -> Library {
        let wiring = Wiring(configuration, platform, clock: ContinuousClock())
        return try await library(
            of: sources,
            configuration,
            on: wiring.platform,
            imageClient: wiring.imageClient(),
            logsStatistics: true
        )
    }

    private static func library(
        of sources: [CatalogSource],
        _ configuration: Configuration,
        on platform: Platform,
        imageClient: any HTTPClient,
        logsStatistics: Bool
    ) async throws(CatalogError) -> Library {
        let library = try await Library(
            sources: sources,
            location: .file(platform.folders.data.appending(path: "library.sqlite")),
            collation: TitleCollation(cyrillicFirst: configuration.language.sortsCyrillicFirst),
            images: { received in
                loader(imageClient, configuration, platform: platform, received: received)
            },
            report: { [log = platform.log] catalog, statistics in
                guard logsStatistics else { return }
                for line in StatisticsReport(statistics, of: catalog).lines { log(line) }
            },
            log: platform.log
        )
        // In the background: removing the files of a long run takes a while.
        Task.detached { [images = library.images] in await images.removeStaleRuns() }
        return library
    }

    private static func movies(
        _ configuration: Configuration,
        platform: Platform,
        client: (MoviesAddress?) -> any HTTPClient
    ) throws -> CatalogSource {
        let address = try configuration.movies ?? demoMovies(at: platform.startDemo())
        let provider = TMDBProvider(
            client: ValidatingHTTPClient(client(address)),
            base: address.base,
            imagesBase: address.images,
            language: configuration.contentLanguage.contentLanguage,
            interface: configuration.language.contentLanguage
        )
        return CatalogSource(provider, realm: configuration.movies == nil ? .demo : .live)
    }

    private static func films(
        _ configuration: Configuration,
        platform: Platform,
        client: any HTTPClient
    ) throws -> CatalogSource {
        let base = try configuration.films ?? platform.startDemo().appending(path: "films")
        let provider = FilmsProvider(client: ValidatingHTTPClient(client), base: base)
        return CatalogSource(provider, realm: configuration.films == nil ? .demo : .live)
    }

    private static func photos(
        _ configuration: Configuration,
        platform: Platform,
        client: any HTTPClient
    ) throws -> CatalogSource {
        let base = try configuration.photos ?? platform.startDemo().appending(path: "photos-feed")
        let provider = PhotoFeedProvider(client: ValidatingHTTPClient(client), base: base)
        return CatalogSource(provider, realm: configuration.photos == nil ? .demo : .live)
    }

    private static func characters(
        _ configuration: Configuration,
        platform: Platform,
        client: any HTTPClient
    ) throws -> CatalogSource {
        let provider = DisneyProvider(
            client: ValidatingHTTPClient(client),
            base: try configuration.characters ?? platform.startDemo()
        )
        return CatalogSource(provider, realm: configuration.characters == nil ? .demo : .live)
    }

    /// The demonstration service accepts any key of the right format.
    static func demoMovies(at base: URL) -> MoviesAddress {
        MoviesAddress(
            base: base.appending(path: "3"),
            images: base.appending(path: "t/p"),
            credential: .queryItem(name: "api_key", value: String(repeating: "0", count: 32))
        )
    }

    private static func loader(
        _ client: any HTTPClient,
        _ configuration: Configuration,
        platform: Platform,
        received: @escaping @Sendable (ImageOutcome) async -> Void
    ) -> ImageDataLoader {
        let report = { @Sendable (error: ImageError) in platform.log("image cache: \(error)") }
        let images = platform.folders.caches.appending(path: "images")
        let runs = platform.folders.caches.appending(path: "runs")
        return ImageDataLoader(
            client: client,
            cache: DataCache(
                folder: images,
                sizeLimit: configuration.settings.imageCacheBytes,
                report: report
            ),
            run: RunFolder(in: runs, report: report),
            // Beside the store: caches are emptied by systems and by people.
            kept: platform.folders.data.appending(path: "offline"),
            ownFolders: platform.folders.own,
            measure: { [decoder = platform.decoder] data throws(ImageError) in
                try decoder.size(ofWhole: data)
            },
            received: received
        )
    }
}
