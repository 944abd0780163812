import Features
import Foundation
import L10n
import Testing

@testable import Composition

@Suite("Variables override settings")
struct SourceOrderTests {
    private func settings(_ json: String) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: Data(#"{"settings": \#(json)}"#.utf8))
    }

    private func configuration(
        _ environment: [String: String] = [:],
        _ json: String
    ) throws -> Configuration {
        try Configuration(environment: environment, settings: settings(json))
    }

    private static let everywhere = """
        {"sources": {"movies": {"from": "custom", "address": "http://movies.set/3"},
        "films": {"from": "custom", "address": "http://films.set"},
        "photos": {"from": "custom", "address": "http://photos.set/feed"},
        "characters": {"from": "custom", "address": "http://characters.set"}}}
        """

    @Test("settings apply to each catalog without a variable")
    func settings() throws {
        let found = try configuration(["VITRINE_FILMS_URL": "http://films.var"], Self.everywhere)
        #expect(found.films?.host == "films.var")
        #expect(found.movies?.base.host == "movies.set")
        #expect(found.movies?.usesStoredKey == true)
        #expect(found.photos?.absoluteString == "http://photos.set/feed")
        #expect(found.characters?.host == "characters.set")
        #expect(found.overrulingVariable(of: .films) == "VITRINE_FILMS_URL")
        for name in [KnownCatalog.movies, .photos, .characters] {
            #expect(found.overrulingVariable(of: name) == nil)
        }
    }

    @Test(
        "each variable overrides its own catalog",
        arguments: [
            "VITRINE_FILMS_URL", "VITRINE_TMDB_URL", "VITRINE_PHOTOS_URL", "VITRINE_DISNEY_URL",
        ]
    )
    func variables(name: String) throws {
        let found = try configuration([name: "http://the.var/3"], Self.everywhere)
        let hosts = [
            found.films?.host, found.movies?.base.host, found.photos?.host,
            found.characters?.host,
        ]
        #expect(hosts.compactMap(\.self).count { $0 == "the.var" } == 1)
        #expect(KnownCatalog.builtIn.compactMap(found.overrulingVariable) == [name])
    }

    @Test("a key in the environment selects the real service, despite the settings")
    func key() throws {
        let found = try configuration(["TMDB_API_KEY": Start.key], Self.everywhere)
        #expect(found.movies?.base.host == "api.themoviedb.org")
        #expect(found.movies?.usesStoredKey == false)
        #expect(found.overrulingVariable(of: .movies) == "TMDB_API_KEY")
        #expect(
            try configuration(["TMDB_API_KEY": " \n"], "{}").overrulingVariable(of: .movies) == nil
        )
    }

    @Test("by default and if chosen, all sources are embedded")
    func embedded() throws {
        for json in ["{}", #"{"sources": {"movies": {"from": "embedded"}}}"#] {
            let found = try configuration([:], json)
            #expect(found.movies == nil && found.films == nil)
            #expect(found.photos == nil && found.characters == nil)
        }
    }

    @Test("a live source is the public service if one exists, otherwise embedded")
    func live() throws {
        let found = try configuration(
            [:],
            """
            {"sources": {"movies": {"from": "live"}, "films": {"from": "live"},
            "photos": {"from": "live"}, "characters": {"from": "live"}}}
            """
        )
        #expect(found.movies?.base.absoluteString == "https://api.themoviedb.org/3")
        #expect(found.characters?.host == "api.disneyapi.dev")
        #expect(found.films == nil && found.photos == nil)
    }

    @Test("a proxy variable overrides the setting")
    func proxy() throws {
        let json = #"{"proxy": "http://proxy.set:1"}"#
        #expect(try configuration([:], json).proxy?.host == "proxy.set")
        for name in ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"] {
            #expect(try configuration([name: "http://proxy.var:2"], json).proxy == nil)
        }
        #expect(try configuration(["https_proxy": ""], json).proxy?.host == "proxy.set")
    }

    @Test("the settings' language overrides the locale, and an unknown locale means English")
    func languages() throws {
        let ukrainian = ["LANG": "uk_UA.UTF-8"]
        #expect(try configuration(ukrainian, "{}").language == .ukrainian)
        #expect(try configuration(ukrainian, "{}").contentLanguage == .ukrainian)
        let english = try configuration(ukrainian, #"{"interfaceLanguage": "en"}"#)
        #expect(english.language == .english && english.contentLanguage == .english)
        let mixed = try configuration(ukrainian, #"{"contentLanguage": "en"}"#)
        #expect(mixed.language == .ukrainian && mixed.contentLanguage == .english)
        let nowhere = ["LANGUAGE": "xx:yy", "LC_ALL": "zz_ZZ.UTF-8", "LANG": "tlh"]
        #expect(try configuration(nowhere, "{}").language == .english)
    }
}

extension Configuration {
    fileprivate var movies: SourceAddress? { addresses[KnownCatalog.movies.id] }
    fileprivate var films: URL? { addresses[KnownCatalog.films.id]?.base }
    fileprivate var photos: URL? { addresses[KnownCatalog.photos.id]?.base }
    fileprivate var characters: URL? { addresses[KnownCatalog.characters.id]?.base }
}
