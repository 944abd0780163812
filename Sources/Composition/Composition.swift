public import Catalog
import Foundation
import ImagePipeline
import L10n
public import Library
import Networking
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
    /// - Returns: the library, with one source for each catalogue.
    /// - Throws: `storage` where the store can be neither opened nor made; what the platform's
    ///   `startDemo` throws.
    public static func library(
        _ configuration: Configuration,
        on platform: Platform,
        clock: any Clock<Duration> = ContinuousClock(),
        logsStatistics: Bool = true
    ) async throws -> Library {
        let client = { (address: MoviesAddress?) in
            retrying(configuration, platform, for: address, clock: clock)
        }
        let sources = try [
            movies(configuration, platform: platform, client: client),
            films(configuration, platform: platform, client: client(nil)),
            photos(configuration, platform: platform, client: client(nil)),
        ]
        return try await library(
            of: sources,
            configuration,
            on: platform,
            imageClient: client(nil),
            logsStatistics: logsStatistics
        )
    }

    /// Opens a library over sources of the caller's, for measurements and previews.
    ///
    /// - Throws: `storage` where the store can be neither opened nor made.
    public static func library(
        of sources: [CatalogSource],
        _ configuration: Configuration,
        on platform: Platform
    ) async throws(CatalogError) -> Library {
        let client = retrying(configuration, platform, for: nil, clock: ContinuousClock())
        return try await library(
            of: sources,
            configuration,
            on: platform,
            imageClient: client,
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
        try await Library(
            sources: sources,
            location: .file(platform.folders.data.appending(path: "library.sqlite")),
            collation: TitleCollation(language: configuration.language.rawValue),
            images: { received in loader(imageClient, platform: platform, received: received) },
            report: { [log = platform.log] catalog, statistics in
                guard logsStatistics else { return }
                for line in StatisticsReport(statistics, of: catalog).lines { log(line) }
            }
        )
    }

    /// The transport with what every request gets: the key of its service, a line in the log where
    /// asked, and further tries.
    ///
    /// The log sees each try, and never the key.
    private static func retrying(
        _ configuration: Configuration,
        _ platform: Platform,
        for address: MoviesAddress?,
        clock: any Clock<Duration>
    ) -> any HTTPClient {
        var client = platform.transport
        if let address, let credential = address.credential {
            client = CredentialHTTPClient(client, credential: credential, service: address.base)
        }
        if configuration.isVerbose {
            client = LoggingHTTPClient(client, log: platform.log)
        }
        return RetryingHTTPClient(client, clock: clock)
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
            language: configuration.language.contentLanguage
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
        let address =
            try configuration.photos ?? platform.startDemo().appending(path: "photos-feed")
        let provider = PhotoFeedProvider(client: ValidatingHTTPClient(client), base: address)
        return CatalogSource(provider, realm: configuration.photos == nil ? .demo : .live)
    }

    /// The demonstration service takes any key of the right form.
    private static func demoMovies(at base: URL) -> MoviesAddress {
        MoviesAddress(
            base: base.appending(path: "3"),
            images: base.appending(path: "t/p"),
            credential: .queryItem(name: "api_key", value: String(repeating: "0", count: 32))
        )
    }

    private static func loader(
        _ client: any HTTPClient,
        platform: Platform,
        received: @escaping @Sendable (ImageOutcome) async -> Void
    ) -> ImageDataLoader {
        let report = { @Sendable (error: ImageError) in platform.log("image cache: \(error)") }
        let images = platform.folders.caches.appending(path: "images")
        let runs = platform.folders.caches.appending(path: "runs")
        return ImageDataLoader(
            client: client,
            cache: DataCache(folder: images, report: report),
            run: RunFolder(in: runs, report: report),
            measure: { [decoder = platform.decoder] data throws(ImageError) in
                try decoder.size(of: data)
            },
            received: received
        )
    }
}
