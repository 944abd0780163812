import Foundation

/// Names of countries and languages in TMDB's spelling.
enum PlaceNames {
    /// Returns a country's English name by its ISO 3166-1 code; the code itself if unknown.
    static func country(_ code: String) -> String {
        // TMDB spells this name out, unlike CLDR.
        if code == "US" { return "United States of America" }
        return english.localizedString(forRegionCode: code) ?? code
    }

    /// Returns a language's English name by its ISO 639-1 code; the code itself if unknown.
    static func language(_ code: String) -> String {
        english.localizedString(forLanguageCode: code) ?? code
    }

    /// Returns a language's own name; the code itself if unknown.
    static func ownName(ofLanguage code: String) -> String {
        Locale(identifier: code).localizedString(forLanguageCode: code) ?? code
    }

    private static let english = Locale(identifier: "en_US")
}
