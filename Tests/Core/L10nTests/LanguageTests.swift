import L10n
import Testing

@Suite("Language")
struct LanguageTests {
    private func preferred(
        _ setting: String? = nil,
        _ environment: [String: String] = [:],
        system: [String] = []
    ) -> Language {
        .preferred(setting: setting, environment: environment, systemLanguages: system)
    }

    @Test("the setting precedes LANGUAGE, LC_ALL, LC_MESSAGES and LANG")
    func order() {
        let environment = ["LANGUAGE": "", "LC_ALL": "uk_UA.UTF-8", "LANG": "en_US.UTF-8"]
        #expect(preferred(nil, environment) == .ukrainian)
        #expect(preferred("en", environment) == .english)
        #expect(preferred(nil, ["LANG": "uk_UA"]) == .ukrainian)
    }

    @Test("skips unsupported languages")
    func fallback() {
        #expect(preferred(nil, ["LANGUAGE": "de:uk:en"]) == .ukrainian)
        #expect(preferred("xx", ["LANG": "C.UTF-8"]) == .english)
        #expect(preferred() == .english)
    }

    @Test("without variables, as on an iPhone, the system's list decides")
    func systemLanguages() {
        #expect(preferred(system: ["uk-UA", "en-UA"]) == .ukrainian)
        #expect(preferred(system: ["de-DE", "uk", "en-US"]) == .ukrainian)
        #expect(preferred(system: ["en-GB", "uk-UA"]) == .english)
        #expect(preferred(system: ["zh-Hans-CN"]) == .english)
        #expect(preferred("en", system: ["uk-UA"]) == .english)
        #expect(preferred(nil, ["LANG": "uk_UA.UTF-8"], system: ["en-001"]) == .ukrainian)
    }
}
