/// Parts of content languages such as `uk-UA`.
enum ContentLanguage {
    /// Requested if something is missing in another language.
    static let fallback = "en-US"

    /// The ISO 639-1 code of a language: `uk` of `uk-UA`.
    static func code(of language: String) -> String {
        language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    }
}
