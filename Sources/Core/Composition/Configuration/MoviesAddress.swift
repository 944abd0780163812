import Features
import Foundation
import Networking

/// A TMDB service and its key.
struct MoviesAddress: Hashable, Sendable {
    /// The address that paths such as `movie/popular` are below; ends in `/3`.
    let base: URL
    /// The address that image sizes are below; nil asks the service for it.
    let images: URL?
    /// Nil sends requests without a key, which the service will reject.
    let credential: HTTPCredential?
    /// Whether the user's saved key is sent with the requests.
    let usesStoredKey: Bool

    /// Nil if neither an address nor a key is set, which means the demonstration service.
    /// - Throws: ``ConfigurationError`` for an invalid address.
    init?(environment: [String: String]) throws(ConfigurationError) {
        let credential = HTTPCredential(tmdbKey: environment["TMDB_API_KEY"] ?? "")
        let base = try environment.address("VITRINE_TMDB_URL")
        // Read in any case, so that a mistake in it is reported even if it is not needed.
        let images = try environment.address("VITRINE_TMDB_IMAGES_URL")
        guard base != nil || credential != nil,
            let live = base ?? SourceName.movies.live
        else { return nil }
        self.init(base: live, images: images, credential: credential)
    }

    /// Nil if the settings choose the demonstration service.
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
    /// Parses a key issued by TMDB; nil if it is empty.
    ///
    /// A read access token begins with `eyJ` and is sent in a header; an API key has 32 hexadecimal
    /// digits and is sent in the query; the service will reject anything else.
    /// https://developer.themoviedb.org/docs/authentication-application
    init?(tmdbKey: String) {
        let key = tmdbKey.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { return nil }
        self = key.hasPrefix("eyJ") ? .bearer(key) : .queryItem(name: "api_key", value: key)
    }
}
