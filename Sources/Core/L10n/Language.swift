/// An interface language.
public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English, the fallback.
    case english = "en"
    /// Ukrainian, whose content language is `uk-UA`.
    case ukrainian = "uk"

    /// Returns the first supported language that the user prefers, otherwise English.
    ///
    /// The setting has the highest priority, then the variables, then the system's list.
    ///
    /// - Parameters:
    ///   - setting: the user's setting, an ISO 639-1 code; nil for the system's language.
    ///   - environment: the process's variables; `LANGUAGE` (a list separated by colons), `LC_ALL`,
    ///     `LC_MESSAGES` and `LANG` count in this order, as in
    ///     https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html
    ///   - systemLanguages: the system's preferred languages as BCP 47 tags, most preferred first.
    ///     Apple's systems have such a list and set no variables; Foundation on Linux always
    ///     returns English.
    /// - Returns: one of the supported languages.
    public static func preferred(
        setting: String?,
        environment: [String: String],
        systemLanguages: [String]
    ) -> Language {
        let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        let preferred =
            [setting].compactMap(\.self)
            + variables.flatMap { (environment[$0] ?? "").split(separator: ":").map(String.init) }
            + systemLanguages
        return preferred.lazy.compactMap(Language.init(locale:)).first ?? .english
    }

    /// Parses `uk`, `uk_UA.UTF-8`, `uk-UA@euro`; nil for unsupported languages.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter && $0.isASCII }
        self.init(rawValue: code.lowercased())
    }

    /// The language's own name for itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .ukrainian: "Українська"
        }
    }

    /// Whether names in Cyrillic letters precede those in Latin letters.
    public var sortsCyrillicFirst: Bool {
        switch self {
        case .english: false
        case .ukrainian: true
        }
    }

    /// The language and country requested from services, as a BCP 47 tag.
    public var contentLanguage: String {
        switch self {
        case .english: "en-US"
        case .ukrainian: "uk-UA"
        }
    }
}

extension Language {
    var decimalSeparator: String {
        switch self {
        case .english: "."
        case .ukrainian: ","
        }
    }

    /// Returns the CLDR plural category of a whole number.
    ///
    /// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
    func pluralCategory(of count: Int) -> PluralCategory {
        switch self {
        case .english:
            return count == 1 ? .one : .other
        case .ukrainian:
            let (tens, units) = (abs(count) % 100, abs(count) % 10)
            if units == 1, tens != 11 { return .one }
            if (2...4).contains(units), !(12...14).contains(tens) { return .few }
            return .many
        }
    }
}
