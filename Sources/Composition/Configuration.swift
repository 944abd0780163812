import Foundation
public import L10n
import Networking

/// What the environment asks for, read once.
///
/// The variables are those of the README; this is the only code that reads them.
public struct Configuration: Sendable {
    /// The language of words and content.
    public let language: Language
    /// Whether every exchange goes to the log: `VITRINE_LOG=debug`.
    public let isVerbose: Bool
    /// All variables, for the folders of the platform.
    public let environment: [String: String]
    /// Where movies come from; nil is the demonstration service.
    let movies: MoviesAddress?
    /// The address that `user-rated` and `critic-rated` are below; nil is the demonstration service.
    let films: URL?
    /// The address of the feed, which `photos/` is below; nil is the demonstration service.
    let photos: URL?
    /// The address that `character` is below; nil is the demonstration service.
    let characters: URL?

    /// Reads the environment of the process.
    /// - Throws: ``ConfigurationError`` for an address that is none.
    public static func current() throws(ConfigurationError) -> Configuration {
        try Configuration(environment: ProcessInfo.processInfo.environment)
    }

    /// Reads variables.
    /// - Throws: ``ConfigurationError`` for an address that is none.
    public init(environment: [String: String]) throws(ConfigurationError) {
        self.environment = environment
        language = Language.preferred(setting: nil, environment: environment)
        isVerbose = environment["VITRINE_LOG"] == "debug"
        movies = try MoviesAddress(environment: environment)
        films = try environment.address("VITRINE_FILMS_URL")
        photos = try environment.address("VITRINE_PHOTOS_URL")
        characters = try environment.address("VITRINE_DISNEY_URL")
    }
}
