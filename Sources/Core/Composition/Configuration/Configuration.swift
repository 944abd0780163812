import Catalog
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
    /// The service of each catalog; one that is missing is on the demo server.
    let addresses: [CatalogID: SourceAddress]

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
        var addresses: [CatalogID: SourceAddress] = [:]
        for catalog in KnownCatalog.all {
            addresses[catalog.id] =
                try SourceAddress(of: catalog, environment: environment)
                ?? SourceAddress(of: catalog, settings: settings)
        }
        self.addresses = addresses
    }

    /// The variable that overrides the setting of a catalog; nil if none does.
    func overrulingVariable(of catalog: KnownCatalog) -> String? {
        catalog.variables.first { environment[$0]?.isBlank == false }
    }

    /// The source that a variable sets; nil if none does.
    func overrulingKind(of catalog: KnownCatalog) -> SourceChoice.Kind? {
        guard let variable = overrulingVariable(of: catalog) else { return nil }
        return variable == catalog.addressVariable ? .custom : .live
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
