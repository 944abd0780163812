import Catalog
import Features
import Foundation
import L10n
import Testing

@Suite("Settings as JSON")
struct SettingsCodingTests {
    private let movies = CatalogID("movies")

    private func read(_ json: String) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    }

    private func json(_ settings: Settings) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(settings), as: UTF8.self)
    }

    @Test("writes only what the user has chosen")
    func written() throws {
        #expect(try json(Settings()) == #"{"lists":{},"version":1}"#)
        var settings = Settings()
        settings[source: movies] = .custom(try WebAddress.read("http://movies.test/3/"))
        settings.appearance = .light
        settings.contentLanguage = .ukrainian
        settings.country = "UA"
        settings[asksEverywhere: movies] = true
        let sources = #"{"movies":{"address":"http://movies.test/3","from":"custom"}}"#
        #expect(
            try json(settings)
                == #"{"lists":{},"settings":{"appearance":"light","askedEverywhere":["movies"],"#
                + #""contentLanguage":"uk","country":"UA","sources":\#(sources)},"version":1}"#
        )
        #expect(try read(json(settings)) == settings)
    }

    @Test(
        "ignores an unreadable field without affecting others",
        arguments: [
            #""proxy": "ftp://proxy.test""#, #""proxy": 3128"#, #""contentLanguage": "xx""#,
            #""interfaceLanguage": ["en"]"#, #""motion": "wild""#, #""imageCacheBytes": -1"#,
            #""imageCacheBytes": "much""#, #""isDemoNoticeDismissed": 3.5"#, #""sources": []"#,
            #""sources": {"movies": {"from": "custom"}}"#, #""sources": {"movies": "live"}"#,
            #""sources": {"movies": {"from": "custom", "address": "movies.test"}}"#,
            #""sources": {"movies": {"from": "elsewhere"}}"#, #""unknown": null"#,
            #""country": "ua""#, #""country": "SU""#, #""country": 380"#, #""country": ["UA"]"#,
        ]
    )
    func lenient(field: String) throws {
        var expected = Settings()
        expected.appearance = .dark
        #expect(try read(#"{"settings": {"appearance": "dark", \#(field)}}"#) == expected)
    }

    @Test("an unreadable source does not affect others")
    func sources() throws {
        let settings = try read(
            """
            {"settings": {"sources": {"movies": {"from": "live"}, "films": {"from": 1}, "odd": {}}}}
            """
        )
        #expect(settings[source: movies] == .live)
        #expect(settings.source(named: "films") == nil)
    }
}
