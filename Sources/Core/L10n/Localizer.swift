public import Catalog
import Primitives

/// All text shown to the user, in one language.
public struct Localizer: Sendable {
    /// The systems whose words differ, such as "Preferences" and "Settings".
    public enum System: Sendable {
        /// A GNOME desktop.
        case linux
        /// An iPhone or iPad.
        case apple

        /// The system that the program was built for.
        public static let current: System = {
            #if os(Linux)
            .linux
            #else
            .apple
            #endif
        }()
    }

    /// The language of all the text.
    public let language: Language
    /// The system whose words the text uses.
    public let system: System
    /// What doesn't respond during an outage; by default the network.
    public var unreachable: @Sendable () -> Unreachable = { .network }
    /// The path of the data folder, for an error that names it.
    public var dataFolder = "~/.local/share/vitrine"
    /// The state of the service's key, for a request that it refused; by default it takes none.
    public var key: @Sendable () -> KeyState = { .none }

    /// Creates a localizer for a language, using the program's string table.
    ///
    /// The first string waits until the table is decoded; see ``prepare()``. The words are those of
    /// the system that the program was built for by default.
    public init(_ language: Language, system: System = .current) {
        self.language = language
        self.system = system
    }

    /// Starts decoding the string table on another thread.
    public static func prepare() {
        Task.detached { _ = StringTable.bundled }
    }

    /// Returns the string for a key, filling its placeholders `%@` (or `%1$@`, `%2$@` …) in order.
    ///
    /// For an unknown key it returns the key itself; a test finds such keys.
    public func callAsFunction(_ key: String, _ arguments: String...) -> String {
        guard let text = forms(of: key)?[.other] else { return key }
        guard arguments.contains(where: \.hasRightToLeftLetters) else {
            return Self.fill(text, with: arguments)
        }
        // Keeps the sentence in its direction; see `joinedLeftToRight`.
        return "\u{200E}" + Self.fill(text, with: arguments.map(\.isolated))
    }

    /// Returns a string's plural form for a count, which replaces `%lld`.
    public func callAsFunction(_ key: String, count: Int) -> String {
        let forms = forms(of: key)
        guard let text = forms?[language.pluralCategory(of: count)] ?? forms?[.other] else {
            return key
        }
        return text.replacing("%lld", with: integer(count))
    }

    /// Returns a caption in this language, otherwise in English.
    public func caption(_ caption: Caption) -> String {
        switch caption {
        case .key(let key): self(key)
        case .words(let words): words[language.rawValue] ?? words[Language.english.rawValue] ?? ""
        }
    }

    /// Returns the caption for a value, which depends on the number of names and on a day's
    /// precision.
    ///
    /// One name has the caption "Country", several have "Countries". A day of which only the year
    /// is known has the caption "Year". The string table contains a plural for the former, and
    /// another key that ends in `.year` for the latter.
    public func caption(_ caption: Caption, of value: FacetValue?) -> String {
        guard case .key(let key) = caption else { return self.caption(caption) }
        switch value {
        case .names(let names) where names.count == 1: return self(key, count: 1)
        case .people(let people) where people.count == 1: return self(key, count: 1)
        case .day(let day) where day.month == nil:
            let yearKey = "\(key).year"
            return forms(of: yearKey) == nil ? self(key) : self(yearKey)
        default: return self(key)
        }
    }
}

extension Localizer {
    /// Whether the string table has a key.
    func has(_ key: String) -> Bool { forms(of: key) != nil }

    private func forms(of key: String) -> StringTable.Forms? {
        let strings = StringTable.bundled.strings
        let localizations =
            system == .apple ? strings["\(key).apple"] ?? strings[key] : strings[key]
        return localizations?[language.rawValue] ?? localizations?[Language.english.rawValue]
    }

    /// Fills placeholders in one pass, so that a placeholder within an argument remains text.
    private static func fill(_ text: String, with arguments: [String]) -> String {
        guard text.contains("%") else { return text }
        var result = ""
        var next = 0
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%@") {
                result += next < arguments.count ? arguments[next] : ""
                next += 1
                rest = rest.dropFirst(2)
            } else if let match = rest.prefixMatch(of: /%([1-9])\$@/), let place = Int(match.1) {
                result += place <= arguments.count ? arguments[place - 1] : ""
                rest = rest[match.range.upperBound...]
            } else {
                result += "%"
                rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
            }
        }
        return result + rest
    }
}
