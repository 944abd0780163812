import L10n
import Testing

@Suite("Language")
struct LanguageTests {
    @Test("the setting comes first, then LANGUAGE, LC_ALL, LC_MESSAGES and LANG")
    func order() {
        let environment = ["LANGUAGE": "", "LC_ALL": "uk_UA.UTF-8", "LANG": "en_US.UTF-8"]
        #expect(Language.preferred(setting: nil, environment: environment) == .ukrainian)
        #expect(Language.preferred(setting: "en", environment: environment) == .english)
        #expect(Language.preferred(setting: nil, environment: ["LANG": "uk_UA"]) == .ukrainian)
    }

    @Test("wishes for languages that Vitrine does not speak are passed over")
    func fallback() {
        #expect(
            Language.preferred(setting: nil, environment: ["LANGUAGE": "de:uk:en"])
                == .ukrainian
        )
        #expect(Language.preferred(setting: "xx", environment: ["LANG": "C.UTF-8"]) == .english)
        #expect(Language.preferred(setting: nil, environment: [:]) == .english)
    }
}
