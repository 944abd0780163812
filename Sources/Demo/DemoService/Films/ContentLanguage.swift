/// A language into which the service's content is translated.
enum ContentLanguage: Hashable, Sendable, CaseIterable {
    case english
    case ukrainian

    /// Parses a tag such as `uk-UA`.
    ///
    /// Every language other than Ukrainian becomes English.
    init(tag: String?) {
        let code = tag.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
        self = code == "uk" ? .ukrainian : .english
    }

    /// The ISO 639-1 code.
    var code: String {
        switch self {
        case .english: "en"
        case .ukrainian: "uk"
        }
    }
}
