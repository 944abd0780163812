/// A spoken language.
struct LanguagePayload: Encodable, Sendable {
    let code: String
    let englishName: String
    let name: String

    init(_ code: String) {
        self.code = code
        englishName = PlaceNames.language(code)
        name = PlaceNames.ownName(ofLanguage: code)
    }

    enum CodingKeys: String, CodingKey {
        case name
        case code = "iso_639_1"
        case englishName = "english_name"
    }
}
