import Catalog
import Testing

@Suite("Countries")
struct CountryTests {
    @Test(
        "the country of a locale",
        arguments: [
            ("uk_UA.UTF-8", "UA"), ("en_GB", "GB"), ("de_AT@euro", "AT"),
            ("sr_RS.UTF-8@latin", "RS"),
            ("zh_Hant_TW", "TW"), ("C.UTF-8", nil), ("POSIX", nil), ("uk", nil), ("", nil),
            ("en_001", nil), ("de_ua", nil), ("eo_EU", nil), ("xx_ZZ", nil), ("_", nil),
        ] as [(String, String?)]
    )
    func locale(name: String, code: String?) {
        #expect(Country.code(ofLocale: name) == code)
    }

    @Test("codes are those of single, existing countries")
    func codes() {
        #expect(Country.codes.isSuperset(of: ["UA", "US", "GB", "DE", Country.fallback]))
        #expect(Country.codes.isDisjoint(with: ["SU", "EU", "UN", "001", "ZZ"]))
    }
}
