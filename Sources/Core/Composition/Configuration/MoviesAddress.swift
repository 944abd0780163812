import Features
import Foundation
import Networking

/// Where a TMDB service is, and the key for it.
struct MoviesAddress: Hashable, Sendable {
    /// The address that paths such as `movie/popular` are below; ends in `/3`.
    let base: URL
    /// The address that sizes are below; nil asks the service for it.
    let images: URL?
    /// The key; nil leaves it to the service to refuse.
    let credential: HTTPCredential?
    /// Whether the key that a person saved goes with the requests.
    let usesStoredKey: Bool

    /// Nil where neither an address nor a key is set, which means the demonstration service.
    /// - Throws: ``ConfigurationError`` for an address that is none.
    init?(environment: [String: String]) throws(ConfigurationError) {
        let credential = HTTPCredential(tmdbKey: environment["TMDB_API_KEY"] ?? "")
        let base = try environment.address("VITRINE_TMDB_URL")
        // Read in any case, so that a mistake in it is told even where it is not needed.
        let images = try environment.address("VITRINE_TMDB_IMAGES_URL")
        guard base != nil || credential != nil,
            let live = base ?? SourceName.movies.live
        else { return nil }
        self.init(base: live, images: images, credential: credential)
    }

    /// Nil where settings leave movies to the demonstration service.
    init?(settings: Settings) {
        guard let base = SourceName.movies.address(in: settings) else { return nil }
        self.init(base: base, images: nil, credential: nil, usesStoredKey: true)
    }

    init(base: URL, images: URL?, credential: HTTPCredential?, usesStoredKey: Bool = false) {
        self.base = base
        self.images = images
        self.credential = credential
        self.usesStoredKey = usesStoredKey
    }
}

extension HTTPCredential {
    /// Reads a key as TMDB hands it out; nil for an empty one.
    ///
    /// A read access token begins with `eyJ` and goes into a header, an API key has 32 hexadecimal
    /// digits and goes into the query; anything else is left to the service to refuse.
    /// https://developer.themoviedb.org/docs/authentication-application
    init?(tmdbKey: String) {
        let key = tmdbKey.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { return nil }
        self = key.hasPrefix("eyJ") ? .bearer(key) : .queryItem(name: "api_key", value: key)
    }
}
