import Catalog
public import Features
public import Foundation
public import L10n
import Networking

/// The configuration from environment variables and settings; a variable overrides a setting.
///
/// `docs/settings.md` lists the variables.
public struct Configuration: Sendable {
    /// The interface language.
    public let language: Language
    /// The language requested from services.
    public let contentLanguage: Language
    /// The country of the system's locale, as an ISO 3166-1 code.
    let systemCountry: String
    /// Whether every request and response is logged: `VITRINE_LOG=debug`.
    public let isVerbose: Bool
    /// All environment variables, from which the platform derives its folders.
    public let environment: [String: String]
    /// The user's settings.
    public let settings: Settings
    /// The proxy for requests to other machines; nil for the transport's own environment variables.
    let proxy: URL?
    /// The catalogs that aren't turned off, in display order: those that are part of the program,
    /// then the manifests'.
    let catalogs: [KnownCatalog]
    /// The files of the catalogs that the user added.
    public let manifests: [ManifestFile]
    /// The address of each catalog's service, also of those turned off; a missing catalog uses the
    /// demo server.
    var addresses: [CatalogID: SourceAddress]

    /// Reads the process's environment.
    ///
    /// - Parameters:
    ///   - settings: the user's settings; the defaults if omitted.
    ///   - manifests: the user's own catalogs; none if omitted.
    /// - Returns: the configuration.
    /// - Throws: ``ConfigurationError`` for an invalid address.
    public static func current(
        settings: Settings = Settings(),
        manifests: [ManifestFile] = []
    ) throws(ConfigurationError) -> Configuration {
        try Configuration(
            environment: ProcessInfo.processInfo.environment,
            settings: settings,
            manifests: manifests
        )
    }

    /// Creates a configuration from environment variables.
    ///
    /// - Parameters:
    ///   - environment: the variables.
    ///   - settings: the user's settings; the defaults if omitted.
    ///   - manifests: the user's own catalogs; none if omitted.
    ///   - language: the interface language already in use; determined again by default.
    ///   - systemLanguages: the user's preferred languages, as reported by the system.
    ///   - systemCountry: the country that the system reports.
    /// - Throws: ``ConfigurationError`` for an invalid address.
    public init(
        environment: [String: String],
        settings: Settings = Settings(),
        manifests: [ManifestFile] = [],
        language: Language? = nil,
        systemLanguages: [String] = Locale.preferredLanguages,
        systemCountry: String? = Locale.current.region?.identifier
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
        self.systemCountry =
            environment.country ?? systemCountry.flatMap { Country.codes.contains($0) ? $0 : nil }
            ?? Country.fallback
        isVerbose = environment["VITRINE_LOG"] == "debug"
        proxy = environment.proxyVariable == nil ? settings.proxy : nil
        self.manifests = manifests
        let known = KnownCatalog.builtIn + manifests.compactMap(\.manifest).map(KnownCatalog.init)
        catalogs = known.filter { !settings[isOff: $0.id] }
        var addresses: [CatalogID: SourceAddress] = [:]
        for catalog in known {
            addresses[catalog.id] =
                try SourceAddress(of: catalog, environment: environment)
                ?? SourceAddress(of: catalog, settings: settings)
        }
        self.addresses = addresses
    }

    /// The country where items can be watched, as an ISO 3166-1 code.
    var country: String { settings.country ?? systemCountry }

    /// Returns the variable that overrides a catalog's setting, or nil.
    func overrulingVariable(of catalog: KnownCatalog) -> String? {
        catalog.variables.first { environment[$0]?.isBlank == false }
    }

    /// Returns the kind of source set by a variable for a catalog, or nil.
    func overrulingKind(of catalog: KnownCatalog) -> SourceChoice.Kind? {
        guard let variable = overrulingVariable(of: catalog) else { return nil }
        return variable == catalog.addressVariable ? .custom : .live
    }
}

extension [String: String] {
    /// The country of the locale for money, which desktops set to where the user lives; nil if the
    /// variables name none.
    fileprivate var country: String? {
        ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap {
            self[$0].flatMap(Country.code(ofLocale:))
        }
        .first
    }
}

extension String {
    /// Whether the text is empty or white space.
    fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace || $0.isNewline } }
}

/// Why the environment is invalid.
public enum ConfigurationError: Error, Hashable, Sendable {
    /// A variable should contain an `http` or `https` address but doesn't.
    ///
    /// The error omits its value, which might contain a key.
    case invalidAddress(variable: String)
}
