import Foundation

/// Countries by their ISO 3166-1 codes, such as `UA`.
public enum Country {
    /// The code that applies if no other is known.
    public static let fallback = "US"

    /// The codes of existing countries and their territories.
    ///
    /// Foundation maps a former country's code to one of its successors.
    public static let codes = Set(
        Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && !unions.contains($0) }
    )

    /// Codes of several countries together.
    private static let unions: Set = ["EU", "EZ", "QO", "UN"]

    /// Returns the country of a locale such as `uk_UA.UTF-8`; nil if it has none.
    public static func code(ofLocale locale: String) -> String? {
        let language = locale.prefix { $0 != "." && $0 != "@" }
        let code = language.split(separator: "_").dropFirst().last.map(String.init)
        return code.flatMap { codes.contains($0) ? $0 : nil }
    }
}
