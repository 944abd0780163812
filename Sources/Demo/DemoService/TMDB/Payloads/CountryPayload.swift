/// A country of production.
struct CountryPayload: Encodable, Sendable {
    let code: String
    let name: String

    init(_ code: String) {
        self.code = code
        name = PlaceNames.country(code)
    }

    enum CodingKeys: String, CodingKey {
        case name
        case code = "iso_3166_1"
    }
}
