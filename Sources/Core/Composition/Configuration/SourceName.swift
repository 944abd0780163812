import Features
import Foundation

/// The catalogs that can come from elsewhere, and from where.
///
/// The raw value is the catalog's name.
enum SourceName: String, CaseIterable {
    case films, movies, photos, characters

    /// The variable that decides where it comes from.
    var variable: String {
        switch self {
        case .films: "VITRINE_FILMS_URL"
        case .movies: "VITRINE_TMDB_URL"
        case .photos: "VITRINE_PHOTOS_URL"
        case .characters: "VITRINE_DISNEY_URL"
        }
    }

    /// The public service; nil where there is none.
    var live: URL? {
        switch self {
        case .films, .photos: nil
        case .movies: URL(string: "https://api.themoviedb.org/3")
        case .characters: URL(string: "https://api.disneyapi.dev")
        }
    }

    /// Whether the public service wants a key.
    var needsKey: Bool { self == .movies }

    /// What is asked below an address to see whether the service is there; empty for the address
    /// itself.
    var probe: String {
        switch self {
        case .films: "user-rated"
        case .movies: "configuration"
        case .photos: ""
        case .characters: "character"
        }
    }

    /// The variables that overrule the settings, the one that counts first.
    var variables: [String] { self == .movies ? [variable, "TMDB_API_KEY"] : [variable] }

    /// The address that settings ask for; nil is the demonstration service.
    func address(in settings: Settings) -> URL? {
        switch settings.source(named: rawValue) {
        case .custom(let address)?: address
        case .live?: live
        case .embedded?, nil: nil
        }
    }
}
