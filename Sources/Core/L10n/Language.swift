/// A language that Vitrine speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// Ukrainian.
    case ukrainian = "uk"

    /// The language to speak: the first of the wishes that Vitrine speaks, else English.
    ///
    /// The setting comes first, then the variables, then the system's list.
    /// - Parameters:
    ///   - setting: what the person chose, an ISO 639-1 code; nil for the system's choice.
    ///   - environment: the variables of the process; `LANGUAGE` (a list with colons), `LC_ALL`,
    ///     `LC_MESSAGES` and `LANG` count in this order, as in
    ///     https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html
    ///   - systemLanguages: what the person prefers according to the system, as BCP 47 writes it, most
    ///     wanted first. Apple's systems have it there and set no variables; Foundation on Linux
    ///     always says English.
    /// - Returns: one of the languages that there are words for.
    public static func preferred(
        setting: String?,
        environment: [String: String],
        systemLanguages: [String]
    ) -> Language {
        let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        let wishes =
            [setting].compactMap(\.self)
            + variables.flatMap { (environment[$0] ?? "").split(separator: ":").map(String.init) }
            + systemLanguages
        return wishes.lazy.compactMap(Language.init(locale:)).first ?? .english
    }

    /// Reads `uk`, `uk_UA.UTF-8`, `uk-UA@euro`; nil for languages that Vitrine does not speak.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter && $0.isASCII }
        self.init(rawValue: code.lowercased())
    }

    /// What the language calls itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .ukrainian: "Українська"
        }
    }

    /// Whether names in Cyrillic letters come before those in Latin letters.
    public var sortsCyrillicFirst: Bool {
        switch self {
        case .english: false
        case .ukrainian: true
        }
    }

    /// The language and country that services are asked for, as BCP 47 writes them.
    public var contentLanguage: String {
        switch self {
        case .english: "en-US"
        case .ukrainian: "uk-UA"
        }
    }
}

extension Language {
    /// The sign between units and tenths.
    var decimalSeparator: String {
        switch self {
        case .english: "."
        case .ukrainian: ","
        }
    }

    /// The plural category of a count, as CLDR has it for whole numbers.
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
