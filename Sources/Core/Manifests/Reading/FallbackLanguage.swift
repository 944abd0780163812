import Catalog

/// The language that every text of a manifest has, for users of languages that it lacks.
enum FallbackLanguage {
    static let code = "en"
}

extension Caption {
    /// Returns text that isn't translated.
    static func untranslated(_ text: String) -> Caption { .words([FallbackLanguage.code: text]) }
}
