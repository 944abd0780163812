package import Catalog
import Features
import Foundation
import Providers

/// The catalogs whose source can be configured.
///
/// The raw value is the catalog's id.
enum SourceName: String, CaseIterable {
    case films, movies, photos, characters

    /// The environment variable with its address.
    var variable: String {
        switch self {
        case .films: "VITRINE_FILMS_URL"
        case .movies: "VITRINE_TMDB_URL"
        case .photos: "VITRINE_PHOTOS_URL"
        case .characters: "VITRINE_DISNEY_URL"
        }
    }

    /// The public service; nil if there is none.
    var live: URL? {
        switch self {
        case .films, .photos: nil
        case .movies: URL(string: "https://api.themoviedb.org/3")
        case .characters: URL(string: "https://api.disneyapi.dev")
        }
    }

    /// Whether the public service requires a key.
    var needsKey: Bool { self == .movies }

    /// The path requested below an address to check the service; empty for the address itself.
    var probe: String {
        switch self {
        case .films: "user-rated"
        case .movies: "configuration"
        case .photos: ""
        case .characters: "character"
        }
    }

    /// What the catalog is, whatever its source.
    var descriptor: CatalogDescriptor {
        switch self {
        case .films: FilmsProvider.makeDescriptor()
        case .movies: TMDBProvider.makeDescriptor()
        case .photos: PhotoFeedProvider.makeDescriptor()
        case .characters: DisneyProvider.makeDescriptor()
        }
    }

    /// The variables that override the settings, in order of precedence.
    var variables: [String] { self == .movies ? [variable, "TMDB_API_KEY"] : [variable] }

    /// The address chosen in settings; nil means the demonstration service.
    func address(in settings: Settings) -> URL? {
        switch settings.source(named: rawValue) {
        case .custom(let address)?: address
        case .live?: live
        case .embedded?, nil: nil
        }
    }
}

extension Configuration {
    /// The ids of all catalogs.
    public static var catalogNames: [String] { SourceName.allCases.map(\.rawValue) }

    /// The descriptors of all catalogs, which depend on no source.
    package static var catalogs: [CatalogDescriptor] { SourceName.allCases.map(\.descriptor) }
}
