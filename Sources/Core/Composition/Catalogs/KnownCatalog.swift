package import Catalog
import Features
import Foundation
import L10n
import Networking
import Providers

/// A catalog offered by the app, with the possible sources of its data.
struct KnownCatalog: Sendable {
    typealias MakeProvider =
        @Sendable (any HTTPClient, SourceAddress, Configuration) -> any CatalogProvider

    let descriptor: CatalogDescriptor
    /// The environment variable that contains the service's address.
    let addressVariable: String
    /// The environment variable that contains the address of its images, or nil.
    var imagesVariable: String?
    /// The environment variable that contains its key; nil if the service needs none.
    var keyVariable: String?
    /// The public service's address, or nil.
    var publicAddress: URL?
    /// The path to request when checking an address; empty for the address itself.
    var probe = ""
    /// The paths of the service and its images on the demo server; empty for the root.
    let demo: (path: String, images: String?)
    let makeProvider: MakeProvider

    var id: CatalogID { descriptor.id }

    var needsKey: Bool { keyVariable != nil }

    /// The variables that override the settings, in order of precedence.
    var variables: [String] { [addressVariable] + [keyVariable].compactMap(\.self) }

    /// Returns the service on the demo server, which accepts any well-formed key.
    func demoAddress(at server: URL) -> SourceAddress {
        SourceAddress(
            base: demo.path.isEmpty ? server : server.appending(path: demo.path),
            images: demo.images.map { server.appending(path: $0) },
            credential: needsKey ? HTTPCredential(tmdbKey: String(repeating: "0", count: 32)) : nil
        )
    }
}

extension KnownCatalog {
    /// All catalogs, in display order.
    static let all = [movies, films, photos, characters]

    static let movies = KnownCatalog(
        descriptor: TMDBProvider.makeDescriptor(),
        addressVariable: "VITRINE_TMDB_URL",
        imagesVariable: "VITRINE_TMDB_IMAGES_URL",
        keyVariable: "TMDB_API_KEY",
        publicAddress: URL(string: "https://api.themoviedb.org/3"),
        probe: "configuration",
        demo: ("3", images: "t/p"),
        makeProvider: { client, address, configuration in
            TMDBProvider(
                client: client,
                base: address.base,
                imagesBase: address.images,
                language: configuration.contentLanguage.contentLanguage,
                interface: configuration.language.contentLanguage
            )
        }
    )

    static let films = KnownCatalog(
        descriptor: FilmsProvider.makeDescriptor(),
        addressVariable: "VITRINE_FILMS_URL",
        probe: "user-rated",
        demo: ("films", images: nil),
        makeProvider: { client, address, _ in FilmsProvider(client: client, base: address.base) }
    )

    static let photos = KnownCatalog(
        descriptor: PhotoFeedProvider.makeDescriptor(),
        addressVariable: "VITRINE_PHOTOS_URL",
        demo: ("photos-feed", images: nil),
        makeProvider: { client, address, _ in
            PhotoFeedProvider(client: client, base: address.base)
        }
    )

    static let characters = KnownCatalog(
        descriptor: DisneyProvider.makeDescriptor(),
        addressVariable: "VITRINE_DISNEY_URL",
        publicAddress: URL(string: "https://api.disneyapi.dev"),
        probe: "character",
        demo: ("", images: nil),
        makeProvider: { client, address, _ in DisneyProvider(client: client, base: address.base) }
    )

    static subscript(_ id: CatalogID) -> KnownCatalog? { all.first { $0.id == id } }
}

extension Configuration {
    /// The identifiers of all catalogs.
    public static var catalogNames: [String] { KnownCatalog.all.map(\.id.rawValue) }

    /// The descriptors of all catalogs, which don't depend on sources.
    package static var catalogs: [CatalogDescriptor] { KnownCatalog.all.map(\.descriptor) }
}
