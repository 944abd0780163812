public import Catalog
import Features
import Foundation
import L10n
import Manifests
import Networking
import Providers

/// A catalog offered by the app, built in or from a manifest, with the possible sources of its data.
struct KnownCatalog: Sendable {
    typealias MakeProvider =
        @Sendable (any HTTPClient, SourceAddress, Configuration) -> any CatalogProvider

    let descriptor: CatalogDescriptor
    /// The environment variable that contains the service's address; nil for a manifest's.
    var addressVariable: String?
    /// The environment variable that contains the address of its images, or nil.
    var imagesVariable: String?
    /// The environment variable that contains its key, or nil.
    var keyVariable: String?
    /// The key that the service needs; nil if it needs none.
    var key: ServiceKey?
    /// The public service's address, or nil.
    var publicAddress: URL?
    /// The path to request when checking an address; empty for the address itself.
    var probe = ""
    /// The paths of the service and its images on the demo server, empty for the root; nil if the
    /// demo server doesn't have the service.
    var demo: (path: String, images: String?)?
    /// The public service's scheme, host and port if they are part of the identity of stored rows;
    /// nil if its id is enough.
    var origin: String?
    /// Whether a file describes it; a mistake there must not affect other catalogs.
    var isFromFile = false
    /// The maximum number of requests per second; nil for no limit.
    var requestsPerSecond: Double?
    let makeProvider: MakeProvider

    var id: CatalogID { descriptor.id }

    var needsKey: Bool { key != nil }

    /// The variables that override the settings, in order of precedence.
    var variables: [String] { [addressVariable, keyVariable].compactMap(\.self) }

    /// Returns the service on the demo server, which accepts any well-formed key.
    ///
    /// - Throws: `notFound` if the demo server doesn't have it.
    func demoAddress(at server: URL) throws(CatalogError) -> SourceAddress {
        guard let demo else { throw .notFound(message: nil) }
        return SourceAddress(
            base: demo.path.isEmpty ? server : server.appending(path: demo.path),
            images: demo.images.map { server.appending(path: $0) },
            credential: key?.credential(String(repeating: "0", count: 32))
        )
    }
}

extension KnownCatalog {
    /// The catalogs that are part of the program, in display order.
    static let builtIn = [movies, films, photos, characters]

    /// A catalog that a manifest describes.
    init(_ manifest: Manifest) {
        let service = manifest.service
        self.init(
            descriptor: manifest.descriptor,
            key: service.key.map { place in
                ServiceKey(of: manifest.id, at: service.base) { key in
                    key.isEmpty ? nil : HTTPCredential(place, key)
                }
            },
            publicAddress: service.base,
            origin: service.base.writtenOrigin,
            isFromFile: true,
            requestsPerSecond: service.requestsPerSecond,
            makeProvider: { client, _, configuration in
                ManifestProvider(
                    manifest,
                    client: client,
                    language: configuration.contentLanguage.contentLanguage
                )
            }
        )
    }

    static let tmdbKey = ServiceKey(name: "tmdb", credential: HTTPCredential.init(tmdbKey:))

    static let movies = KnownCatalog(
        descriptor: TMDBProvider.makeDescriptor(),
        addressVariable: "VITRINE_TMDB_URL",
        imagesVariable: "VITRINE_TMDB_IMAGES_URL",
        keyVariable: "TMDB_API_KEY",
        key: tmdbKey,
        publicAddress: URL(string: "https://api.themoviedb.org/3"),
        probe: "configuration",
        demo: ("3", images: "t/p"),
        makeProvider: { client, address, configuration in
            TMDBProvider(
                client: client,
                base: address.base,
                imagesBase: address.images,
                language: configuration.contentLanguage.contentLanguage,
                interface: configuration.language.contentLanguage,
                country: configuration.country
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
}

extension HTTPCredential {
    fileprivate init(_ place: Manifest.KeyPlace, _ key: String) {
        switch place {
        case .query(let name): self = .queryItem(name: name, value: key)
        case .header(let name, let value):
            let value = value.replacing("{key}", with: key)
            self = .header(name: name, value: value, secret: key)
        case .bearer: self = .bearer(key)
        case .basic(let user): self = .basic(user: user, password: key)
        }
    }
}

extension Configuration {
    /// The catalogs' ids in display order.
    public var catalogNames: [String] { catalogs.map(\.id.rawValue) }

    /// The user's catalogs whose files can't be used.
    public var damagedCatalogs: [CatalogEntry] {
        manifests.filter { $0.manifest == nil }.map(\.entry)
    }

    /// The descriptors of all catalogs, also of those that are off.
    public var knownCatalogs: [CatalogDescriptor] {
        Self.builtInCatalogs + manifests.compactMap(\.manifest).map { KnownCatalog($0).descriptor }
    }

    /// The descriptors of the catalogs that are part of the program.
    package static var builtInCatalogs: [CatalogDescriptor] {
        KnownCatalog.builtIn.map(\.descriptor) + [TMDBPeopleProvider.makeDescriptor()]
    }
}

extension URL {
    /// The origin, with the scheme's default port if it is written: stored rows belong to it.
    fileprivate var writtenOrigin: String {
        guard let port, !origin.hasSuffix(":\(port)") else { return origin }
        return "\(origin):\(port)"
    }
}
