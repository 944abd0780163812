public import Catalog
public import Features
import Foundation
import ImagePipeline
import L10n
public import Library
public import Networking
import Providers

/// Joins the rooms: the platform's parts and the configuration become a library.
public enum Composition {
    /// Opens the library of the app.
    ///
    /// - Parameters:
    ///   - configuration: what the environment asks for.
    ///   - platform: what the platform lends.
    ///   - clock: where the waits between the tries of a request happen; the system's by default.
    ///   - logsStatistics: whether the log gets the statistics of a feed once all its pictures have
    ///     been downloaded; it does by default.
    ///   - policy: how long a request may take with all its tries; as long as a person waits by
    ///     default. Pictures have 60 s.
    /// - Returns: the library, with one source for each catalogue.
    /// - Throws: `storage` where the store cannot be opened, but not where it cannot be written; what
    ///   the platform's `startDemo` throws.
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

    /// Opens the library of the app, and what its settings work on.
    ///
    /// - Parameters:
    ///   - configuration: what the environment and the settings ask for.
    ///   - file: where settings are kept.
    ///   - platform: what the platform lends.
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

    /// The source of each catalogue as a configuration asks for it, in the order in which people
    /// see them.
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

    /// Opens a library over sources of the caller's, for measurements and previews.
    ///
    /// - Throws: `storage` where the store cannot be opened, but not where it cannot be written.
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
        // Nobody waits for it: what a long run has left behind takes a while to go.
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
            language: configuration.contentLanguage.contentLanguage
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

    /// The demonstration service takes any key of the right form.
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
            measure: { [decoder = platform.decoder] data throws(ImageError) in
                try decoder.size(ofWhole: data)
            },
            received: received
        )
    }
}
