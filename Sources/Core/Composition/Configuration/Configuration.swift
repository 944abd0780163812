public import Features
public import Foundation
public import L10n
import Networking

/// What the environment and the settings ask for; a variable overrides a setting.
///
/// The variables are those of the README; only this code reads them.
public struct Configuration: Sendable {
    /// The language of the interface.
    public let language: Language
    /// The language requested from services.
    public let contentLanguage: Language
    /// Whether every exchange is logged: `VITRINE_LOG=debug`.
    public let isVerbose: Bool
    /// All variables; the platform derives its folders from them.
    public let environment: [String: String]
    /// The user's settings.
    public let settings: Settings
    /// The proxy for other machines; nil means the variables that the transport reads.
    let proxy: URL?
    /// The TMDB service; nil means the demonstration service.
    let movies: MoviesAddress?
    /// The address that `user-rated` and `critic-rated` are below; nil means the demonstration
    /// service.
    let films: URL?
    /// The address of the feed, which `photos/` is below; nil means the demonstration service.
    let photos: URL?
    /// The address that `character` is below; nil means the demonstration service.
    let characters: URL?

    /// Reads the environment of the process.
    ///
    /// - Parameter settings: the user's settings; the defaults if omitted.
    /// - Returns: the configuration.
    /// - Throws: ``ConfigurationError`` for an invalid address.
    public static func current(
        settings: Settings = Settings()
    ) throws(ConfigurationError) -> Configuration {
        try Configuration(environment: ProcessInfo.processInfo.environment, settings: settings)
    }

    /// Reads variables.
    ///
    /// - Parameters:
    ///   - environment: the variables.
    ///   - settings: what a person chose; nothing by default.
    ///   - language: the language that is spoken already; chosen anew by default.
    ///   - systemLanguages: the languages that the person prefers according to the system.
    /// - Throws: ``ConfigurationError`` for an address that is none.
    public init(
        environment: [String: String],
        settings: Settings = Settings(),
        language: Language? = nil,
        systemLanguages: [String] = Locale.preferredLanguages
    ) throws(ConfigurationError) {
        self.environment = environment
        self.settings = settings
        let setting = settings.interfaceLanguage?.rawValue
        self.language =
            language
            ?? .preferred(
                setting: setting,
                environment: environment,
                systemLanguages: systemLanguages
            )
        contentLanguage = settings.contentLanguage ?? self.language
        isVerbose = environment["VITRINE_LOG"] == "debug"
        proxy = environment.proxyVariable == nil ? settings.proxy : nil
        movies = try MoviesAddress(environment: environment) ?? MoviesAddress(settings: settings)
        films = try Self.address(of: .films, environment, settings)
        photos = try Self.address(of: .photos, environment, settings)
        characters = try Self.address(of: .characters, environment, settings)
    }

    /// The variable that overrides the setting of a catalog; nil if none does.
    func overrulingVariable(of source: SourceName) -> String? {
        source.variables.first { environment[$0]?.isBlank == false }
    }

    /// The source that a variable sets; nil if none does.
    func overrulingKind(of source: SourceName) -> SourceChoice.Kind? {
        guard let variable = overrulingVariable(of: source) else { return nil }
        return variable == source.variable ? .custom : .live
    }

    private static func address(
        of source: SourceName,
        _ environment: [String: String],
        _ settings: Settings
    ) throws(ConfigurationError) -> URL? {
        try environment.address(source.variable) ?? source.address(in: settings)
    }
}

extension String {
    /// Whether it is empty or only white space.
    fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace || $0.isNewline } }
}

/// Why the environment is invalid.
public enum ConfigurationError: Error, Hashable, Sendable {
    /// A variable must hold an `http` or `https` address and does not. Its value is not repeated:
    /// it might contain a key.
    case invalidAddress(variable: String)
}
