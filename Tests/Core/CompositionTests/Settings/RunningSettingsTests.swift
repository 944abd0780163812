import Catalog
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import Networking
import Testing

@testable import Composition

@Suite("Settings of a running app", .timeLimit(.minutes(5)))
struct RunningSettingsTests {
    private let movies = Start.movies

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func hosts(_ start: Start) -> Set<String> {
        Set(start.wire.requests.filter { $0.url.path().contains("/movie/") }.compactMap(\.url.host))
    }

    @Test("switches between the embedded source and another at once")
    func source() async throws {
        let start = Start()
        let (library, service) = try await start.open()
        try await library.page(1, of: Start.popular)
        #expect(hosts(start) == ["127.0.0.1"])
        _ = try await service.keep(key: Start.key)
        var settings = service.facts.initial
        settings[source: movies] = .custom(try url("http://movies.test/3"))
        service.keep(settings)
        try await service.apply()
        let before = start.wire.requests.count
        try await library.page(1, of: Start.popular)
        let later = start.wire.requests.dropFirst(before)
        #expect(later.allSatisfy { $0.url.host == "movies.test" } && !later.isEmpty)
        settings[source: movies] = .embedded
        service.keep(settings)
        try await service.apply()
        try await library.page(1, of: Start.popular)
        #expect(start.wire.requests.last?.url.host == "127.0.0.1")
    }

    @Test("the key is sent only to its service, and stored only in its file")
    func key() async throws {
        let start = Start(["VITRINE_LOG": "debug"])
        let (library, service) = try await start.open()
        #expect(try await service.keep(key: Start.key) == .file(path: start.keyPath))
        try await library.page(1, of: Start.popular)
        #expect(start.wire.requests.allSatisfy { !"\($0.url)".contains(Start.key) }, "embedded")
        var settings = service.facts.initial
        settings[source: movies] = .custom(try url("http://movies.test/3"))
        service.keep(settings)
        try await service.apply()
        try await library.page(1, of: Start.popular)
        let asked = start.wire.requests.filter { $0.url.host == "movies.test" }
        #expect(asked.contains { "\($0.url)".contains(Start.key) })

        start.file.flush()
        #expect(!start.logged.isEmpty)
        #expect(start.logged.allSatisfy { !$0.contains(Start.key) })
        let written = try String(contentsOf: start.settingsFile, encoding: .utf8)
        #expect(!written.contains(Start.key))
        // No other file on the disk contains it.
        for path in try start.files where path != start.keyPath {
            let data = try Data(contentsOf: URL(filePath: path))
            #expect(data.range(of: Data(Start.key.utf8)) == nil, "\(path)")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: start.keyPath)
        #expect(mode[.posixPermissions] as? Int == 0o600)
    }

    @Test("a new key is sent with the next request")
    func newKey() async throws {
        let start = Start()
        start.choose(#"{"movies": {"from": "custom", "address": "http://movies.test/3"}}"#)
        let (library, service) = try await start.open()
        await #expect(throws: CatalogError.self) { try await library.page(1, of: Start.popular) }
        _ = try await service.keep(key: Start.token)
        try await service.apply()
        try await library.page(1, of: Start.popular)
        let last = try #require(start.wire.requests.last)
        #expect(last.headers["Authorization"] == "Bearer \(Start.token)")
    }

    @Test("testing a key distinguishes acceptance, refusal and failures")
    func verdicts() async throws {
        let refusal = #"{"status_code":7,"status_message":"Invalid API key."}"#
        let wire = Wire { request throws(HTTPError) in
            switch request.url.host {
            case "refusing.test": HTTPResponse(status: 401, body: Data(refusal.utf8))
            case "page.test": HTTPResponse(status: 200, body: Data("<html>".utf8))
            case "away.test": throw .offline(.unreachable)
            default: nil
            }
        }
        let start = Start(over: wire)
        let (_, service) = try await start.open()
        func verdict(_ host: String) async throws -> KeyVerdict {
            var settings = Settings()
            settings[source: movies] = .custom(try url("http://\(host)/3"))
            return await service.verdict(on: Start.key, with: settings)
        }
        #expect(await service.verdict(on: Start.key, with: Settings()) == .acceptedByDemonstration)
        #expect(try await verdict("movies.test") == .accepted(host: "movies.test"))
        #expect(
            try await verdict("refusing.test")
                == .refused(host: "refusing.test", message: "Invalid API key.")
        )
        #expect(try await verdict("page.test") == .failed(.badResponse(nil)))
        #expect(try await verdict("away.test") == .failed(.offline))
        let asked = try #require(wire.requests.first { $0.url.host == "movies.test" })
        #expect(asked.url.path() == "/3/configuration")
    }

    @Test("checking an address distinguishes the service, web pages and failures")
    func addresses() async throws {
        let wire = Wire { request throws(HTTPError) in
            switch request.url.host {
            case "page.test":
                HTTPResponse(
                    status: 404,
                    headers: ["Content-Type": "text/html; charset=utf-8"],
                    body: Data("<p>Not found".utf8)
                )
            case "bare.test": HTTPResponse(status: 200, body: Data("\n <!doctype html>".utf8))
            case "text.test": HTTPResponse(status: 200, body: Data("hello".utf8))
            case "away.test": throw .offline(.unknownHost)
            case "gone.test": HTTPResponse(status: 410, body: Data("{}".utf8))
            default: nil
            }
        }
        let (_, service) = try await Start(over: wire).open()
        func verdict(_ host: String) async throws -> AddressVerdict {
            await service.verdict(on: try url("http://\(host)/3"), for: movies)
        }
        #expect(try await verdict("page.test") == .webPage)
        #expect(try await verdict("bare.test") == .webPage)
        #expect(try await verdict("text.test") == .unreadable)
        #expect(try await verdict("away.test") == .failed(.offline))
        #expect(
            try await verdict("gone.test") == .failed(.server(status: 410, message: nil))
        )
        guard case .wantsKey = try await verdict("movies.test") else {
            Issue.record("no key was asked for")
            return
        }
        _ = try await service.keep(key: Start.key)
        #expect(try await verdict("movies.test") == .good)
    }

    @Test("the next request uses the new content language")
    func contentLanguage() async throws {
        let start = Start()
        let (library, service) = try await start.open()
        var settings = service.facts.initial
        settings.contentLanguage = .ukrainian
        service.keep(settings)
        try await service.apply()
        try await library.page(1, of: Start.popular)
        let last = start.wire.requests.last { $0.url.path().hasSuffix("movie/popular") }
        #expect(last?.url.query()?.contains("language=uk-UA") == true)
    }

    @Test("offers are for the locale's country, then for the chosen one, with one request each")
    func country() async throws {
        let start = Start(["LANG": "de_DE.UTF-8"])
        let (library, service) = try await start.open()
        #expect(service.facts.systemCountry == "DE")
        // This film has offers.
        let film = Item.ID(movies, "1001")
        #expect(try await library.details(of: film).value.offers?.country == "DE")
        var settings = service.facts.initial
        settings.country = "UA"
        service.keep(settings)
        try await service.apply()
        #expect(try await library.storedDetails(of: film)?.details.offers == nil)
        #expect(try await library.details(of: film).value.offers?.country == "UA")
        #expect(try await library.storedDetails(of: film)?.details.offers?.country == "UA")
        #expect(start.wire.count(of: "/3/movie/1001") == 2)
        #expect(start.wire.requests.allSatisfy { !$0.url.path().contains("providers") })
    }

    @Test("a proxy replaces the direct connection, and removing it restores that connection")
    func proxy() async throws {
        let start = Start()
        let (library, service) = try await start.open()
        var settings = service.facts.initial
        settings.proxy = try url("http://proxy.test:3128")
        service.keep(settings)
        try await service.apply()
        let direct = start.wire.requests.count
        try await library.page(1, of: Start.popular)
        #expect(start.wire.requests.count == direct)
        #expect(start.proxies == [try url("http://proxy.test:3128")])
        #expect(!start.proxied.requests.isEmpty)
        settings.proxy = nil
        service.keep(settings)
        try await service.apply()
        try await library.page(1, of: Start.popular)
        #expect(start.wire.requests.count > direct)
    }

    @Test("the image cache can be measured, cleared and limited while the app runs")
    func images() async throws {
        let start = Start()
        let (library, service) = try await start.open()
        #expect(library.images.cache?.sizeLimit == Settings.usualImageCacheBytes)
        let page = try await library.page(1, of: Start.popular).value
        let artwork = try #require(page.elements[0].artwork)
        let fit = ImageRequest.Fit.cover(PixelSize(300, 450))
        let request = library.imageRequest(for: artwork, of: movies, fit: fit)
        _ = try await library.images.data(for: try #require(request))
        #expect(await service.imageBytes() > 0)
        var settings = service.facts.initial
        settings.imageCacheBytes = 100_000_000
        service.keep(settings)
        try await service.apply()
        #expect(library.images.cache?.sizeLimit == 100_000_000)
        await service.removeImages()
        #expect(await service.imageBytes() == 0)
    }

    @Test("clearing the history removes visits from the running library")
    func history() async throws {
        let (library, service) = try await Start().open()
        let id = try #require(try await library.page(1, of: Start.popular).value.elements.first?.id)
        try await library.recordVisit(of: id)
        var visits = library.visitedItems(observedIn: movies).makeAsyncIterator()
        #expect(try await visits.next()?.map(\.id) == [id])
        #expect(await service.libraryBytes() == library.storeBytes())
        try await service.clearHistory()
        #expect(try await visits.next() == [])
    }

    @Test("a slot lists its choices and the variable that overrides them")
    func slots() async throws {
        let (_, free) = try await Start().open()
        let slot = try #require(free.facts.slots.first { $0.catalog == movies })
        #expect(slot.kinds == [.embedded, .live, .custom])
        #expect(slot.needsKey && slot.overrulingVariable == nil)
        let variables = ["VITRINE_TMDB_URL": "http://movies.test/3", "http_proxy": "http://p.test"]
        let (_, bound) = try await Start(variables).open()
        #expect(
            bound.facts.slots.first { $0.catalog == movies }?.overrulingVariable
                == "VITRINE_TMDB_URL"
        )
        #expect(bound.facts.proxyVariable == "http_proxy")
        #expect(bound.facts.overrulingProxy == "http://p.test")
        #expect(bound.facts.slots.first { $0.catalog == movies }?.overrulingKind == .custom)
        #expect(slot.overrulingKind == nil && free.facts.overrulingProxy == nil)
        let (_, keyed) = try await Start(["TMDB_API_KEY": Start.key]).open()
        #expect(keyed.facts.slots.first { $0.catalog == movies }?.overrulingKind == .live)
        #expect(await keyed.keyLocation() == .variable("TMDB_API_KEY"))
    }

    @Test(
        "shows a variable's proxy without its user name and password",
        arguments: [
            ("http://p.test:8080", "http://p.test:8080"),
            ("http://user:p@ss@p.test:8080", "http://p.test:8080"),
            ("user:pass@p.test:8080", "p.test:8080"), ("p.test:8080", "p.test:8080"),
        ]
    )
    func proxyText(value: String, shown: String) {
        #expect(["https_proxy": value].proxyText == shown)
    }
}
