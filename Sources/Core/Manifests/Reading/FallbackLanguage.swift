import Catalog

/// The language of texts that a manifest doesn't translate.
enum FallbackLanguage {
    static let code = "en"
}

extension Caption {
    /// Returns text that isn't translated.
    static func untranslated(_ text: String) -> Caption { .words([FallbackLanguage.code: text]) }
}
