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
    /// - Throws: `storage` where the store can be neither opened nor made; what the platform's
    ///   `startDemo` throws.
    public static func library(
        _ configuration: Configuration,
        on platform: Platform
    ) async throws -> Library {
        let client = retrying(platform, isVerbose: configuration.isVerbose)
        let movies = try movies(configuration, platform: platform, client: client)
        return try await library(of: [movies], client: client, platform: platform)
    }

    /// Opens a library over sources of the caller's, for measurements and previews.
    ///
    /// - Throws: `storage` where the store can be neither opened nor made.
    public static func library(
        of sources: [CatalogSource],
        on platform: Platform
    ) async throws(CatalogError) -> Library {
        let client = retrying(platform, isVerbose: false)
        return try await library(of: sources, client: client, platform: platform)
    }

    private static func library(
        of sources: [CatalogSource],
        client: any HTTPClient,
        platform: Platform
    ) async throws(CatalogError) -> Library {
        try await Library(
            sources: sources,
            location: .file(platform.folders.data.appending(path: "library.sqlite")),
            images: { received in loader(client, platform: platform, received: received) }
        )
    }

    /// Every exchange is logged where asked; the log sees each try, and no key.
    private static func retrying(_ platform: Platform, isVerbose: Bool) -> any HTTPClient {
        let transport: any HTTPClient =
            isVerbose ? LoggingHTTPClient(platform.transport, log: platform.log) : platform.transport
        return RetryingHTTPClient(transport)
    }

    private static func movies(
        _ configuration: Configuration,
        platform: Platform,
        client: any HTTPClient
    ) throws -> CatalogSource {
        let address = try configuration.movies ?? demoMovies(at: platform.startDemo())
        let credited: any HTTPClient =
            if let credential = address.credential {
                CredentialHTTPClient(client, credential: credential, service: address.base)
            } else {
                client
            }
        let provider = TMDBProvider(
            client: ValidatingHTTPClient(credited),
            base: address.base,
            imagesBase: address.images,
            language: configuration.language.contentLanguage
        )
        return CatalogSource(provider, realm: configuration.movies == nil ? .demo : .live)
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
        received: @escaping @Sendable (ImageReceipt) async -> Void
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
