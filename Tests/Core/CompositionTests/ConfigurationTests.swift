import Features
import Foundation
import L10n
import Networking
import Testing

@testable import Composition

@Suite("Configuration")
struct ConfigurationTests {
    private let key = Start.key

    private func movies(_ variables: [String: String]) throws -> SourceAddress? {
        try Configuration(environment: variables).addresses[KnownCatalog.movies.id]
    }

    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    @Test("without variables, movies come from the demo, in English, without a log")
    func defaults() throws {
        let configuration = try Configuration(environment: [:])
        #expect(configuration.addresses.isEmpty)
        #expect(configuration.language == .english)
        #expect(configuration.isVerbose == false)
    }

    @Test("reads the process's environment by default")
    func process() throws {
        let environment = ProcessInfo.processInfo.environment
        #expect(try Configuration.current().environment == environment)
    }

    @Test("a key alone selects the real service")
    func keyAlone() throws {
        #expect(
            try movies(["TMDB_API_KEY": key])
                == SourceAddress(
                    base: try url("https://api.themoviedb.org/3"),
                    images: nil,
                    credential: .queryItem(name: "api_key", value: key)
                )
        )
    }

    @Test("a read access token is a bearer credential")
    func token() throws {
        #expect(try movies(["TMDB_API_KEY": Start.token])?.credential == .bearer(Start.token))
    }

    @Test("ignores white space around a key", arguments: [" ", "\n", "\r\n\t"])
    func whiteSpace(space: String) throws {
        let credential = try movies(["TMDB_API_KEY": space + key + space])?.credential
        #expect(credential == .queryItem(name: "api_key", value: key))
        #expect(try movies(["TMDB_API_KEY": space]) == nil)
        #expect(try movies(["VITRINE_TMDB_URL": space]) == nil)
    }

    @Test("uses addresses unchanged, with or without a key")
    func addresses() throws {
        let variables = [
            "VITRINE_TMDB_URL": " http://127.0.0.1:8080/3\n",
            "VITRINE_TMDB_IMAGES_URL": "HTTPS://images.test/t/p",
        ]
        let address = SourceAddress(
            base: try url("http://127.0.0.1:8080/3"),
            images: try url("HTTPS://images.test/t/p"),
            credential: nil
        )
        #expect(try movies(variables) == address)
        let credential = try movies(variables.merging(["TMDB_API_KEY": key]) { $1 })?.credential
        #expect(credential == .queryItem(name: "api_key", value: key))
    }

    @Test("an image address alone does not replace the demo")
    func imagesAlone() throws {
        #expect(try movies(["VITRINE_TMDB_IMAGES_URL": "http://images.test/t/p"]) == nil)
    }

    @Test(
        "reports an invalid address by its variable, never by its value",
        arguments: ["VITRINE_TMDB_URL", "VITRINE_TMDB_IMAGES_URL"],
        [
            "ftp://host/3", "localhost:8080/3", "/3", "http://", "http:///3", "nonsense",
            "file:///etc/passwd", "api_key=\(Start.key)",
        ]
    )
    func invalid(variable: String, value: String) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(environment: [variable: value])
        }
        #expect(error == .invalidAddress(variable: variable))
        let text = try "\(#require(error))" + String(reflecting: try #require(error))
        #expect(text.contains(variable))
        #expect(!text.contains(value))
    }

    @Test("only VITRINE_LOG=debug turns the log on", arguments: ["debug", "", "info", "1"])
    func log(value: String) throws {
        let configuration = try Configuration(environment: ["VITRINE_LOG": value])
        #expect(configuration.isVerbose == (value == "debug"))
    }

    @Test(
        "the locale variables determine the language",
        arguments: [
            (["LANGUAGE": "uk"], Language.ukrainian),
            (["LANGUAGE": "de:uk:en"], .ukrainian),
            (["LANG": "uk_UA.UTF-8"], .ukrainian),
            (["LANGUAGE": "en", "LANG": "uk_UA.UTF-8"], .english),
            (["LANG": "C"], .english),
        ]
    )
    func language(variables: [String: String], language: Language) throws {
        #expect(try Configuration(environment: variables).language == language)
    }

    @Test("without variables, the system's languages decide unless the settings choose one")
    func systemLanguages() throws {
        let configuration = try Configuration(
            environment: [:],
            systemLanguages: ["de-DE", "uk-UA", "en-US"]
        )
        #expect(configuration.language == .ukrainian)
        #expect(configuration.contentLanguage == .ukrainian)
        var settings = Settings()
        settings.interfaceLanguage = .english
        let chosen = try Configuration(
            environment: [:],
            settings: settings,
            systemLanguages: ["uk-UA"]
        )
        #expect(chosen.language == .english)
    }

    @Test(
        "the country is that of the locale for money, then the system's, then the United States",
        arguments: [
            (["LANG": "uk_UA.UTF-8"], "GB", "UA"),
            (["LANG": "en_US.UTF-8", "LC_MONETARY": "uk_UA.UTF-8"], nil, "UA"),
            (["LC_ALL": "de_DE", "LC_MONETARY": "uk_UA"], nil, "DE"),
            (["LC_ALL": "C.UTF-8", "LANG": "pl_PL"], nil, "PL"),
            (["LANG": "C"], "GB", "GB"), ([:], "001", "US"), (["LANG": ""], nil, "US"),
        ] as [([String: String], String?, String)]
    )
    func country(variables: [String: String], system: String?, country: String) throws {
        var settings = Settings()
        let configuration = { (settings: Settings) in
            try Configuration(environment: variables, settings: settings, systemCountry: system)
        }
        #expect(try configuration(settings).country == country)
        settings.country = "FR"
        #expect(try configuration(settings).country == "FR")
        #expect(try configuration(settings).systemCountry == country)
    }

    @Test("no text from a configuration contains the key", arguments: [Start.key, Start.token])
    func secrecy(key: String) throws {
        let address = try #require(try movies(["TMDB_API_KEY": key]))
        var dumped = ""
        dump(address, to: &dumped)
        for text in ["\(address)", String(reflecting: address), dumped] {
            #expect(!text.contains(key))
        }
    }
}
