import Catalog
import Foundation
import L10n
import Library
import Networking
import Primitives
import TestSupport
import Testing

@testable import Composition

@Suite("What can't be reached")
struct UnreachableTests {
    private let temporary = TemporaryFolder()

    /// Returns what can't be reached after a request for a catalog failed.
    private func unreachable(
        _ catalog: String,
        _ environment: [String: String] = [:],
        host: String = "books.example",
        hasNetwork: Bool? = true,
        reason: HTTPError.Offline = .unreachable
    ) async throws -> Unreachable {
        let folder = ManifestFolder(in: temporary.folders.settings)
        let manifest = """
            {
              "version": 1, "id": "books", "name": "Books",
              "service": { "base": "https://\(host)/v1" },
              "lists": [{ "id": "all", "name": "All", "address": "books", "items": "/data" }],
              "item": { "id": "/id", "title": "/name" }
            }
            """
        _ = try folder.add(Data(manifest.utf8), replacing: true)
        let wire = Wire { _ throws(HTTPError) in throw .offline(reason) }
        var start = Start(environment, in: temporary, over: wire, manifests: folder.files())
        start.hasNetwork = hasNetwork
        let library = try await start.library()
        let id = CatalogID(catalog)
        let list = try #require(library.catalogs.first { $0.id == id }?.lists.first)
        await #expect(throws: CatalogError.offline) {
            try await library.page(1, of: Query(catalog: id, list: list.id))
        }
        return library.unreachable(of: id)
    }

    @Test("the service of a catalog that is part of the program, by its title")
    func builtIn() async throws {
        let title = KnownCatalog.movies.descriptor.title
        #expect(
            try await unreachable("movies", ["TMDB_API_KEY": Start.key])
                == .service(title, customHost: nil)
        )
    }

    @Test("the host of an address that the user chose")
    func custom() async throws {
        let title = KnownCatalog.films.descriptor.title
        #expect(
            try await unreachable("films", ["VITRINE_FILMS_URL": "http://films.example/x"])
                == .service(title, customHost: "films.example")
        )
    }

    @Test("the host of a catalog from a file, and whether it exists")
    func file() async throws {
        #expect(try await unreachable("books") == .host("books.example"))
        #expect(try await unreachable("books", reason: .timedOut) == .host("books.example"))
        #expect(
            try await unreachable("books", reason: .unknownHost) == .unknownHost("books.example")
        )
    }

    @Test(
        "a network's sign-in page in place of every response is an outage, which ends by itself",
        arguments: [
            (HTTPResponse(status: 200, body: Data("<!doctype html><p>Sign in".utf8)), "http"),
            (HTTPResponse(status: 511), "https"),
        ],
        ["books", "films"]
    )
    func signIn(_ answer: (HTTPResponse, String), _ catalog: String) async throws {
        let (page, scheme) = answer
        let manifest = """
            {
              "version": 1, "id": "books", "name": "Books",
              "service": { "base": "\(scheme)://books.example/v1" },
              "lists": [
                { "id": "all", "name": "All", "address": "books", "items": "/data" },
                { "id": "new", "name": "New", "address": "new", "items": "/data" }
              ],
              "item": { "id": "/id", "title": "/title" }
            }
            """
        let folder = ManifestFolder(in: temporary.folders.settings)
        _ = try folder.add(Data(manifest.utf8), replacing: true)
        let isSignedIn = Locked(true)
        let books = Data(#"{"data": [{"id": 1, "title": "A"}]}"#.utf8)
        let wire = Wire { request throws(HTTPError) in
            guard isSignedIn.withLock({ $0 }) else { return page }
            // The demo answers for the films. Some services call JSON HTML.
            return request.url.host() == "books.example"
                ? HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: books)
                : nil
        }
        var start = Start(
            ["VITRINE_FILMS_URL": "\(scheme)://films.example/films"],
            in: temporary,
            over: wire,
            manifests: folder.files()
        )
        start.hasNetwork = true
        let library = try await start.library()
        let id = CatalogID(catalog)
        let lists = try #require(library.catalogs.first { $0.id == id }?.lists)
        let queries = lists.map { Query(catalog: id, list: $0.id) }
        let query = queries[0]
        for query in queries { try await library.page(1, of: query) }
        isSignedIn.withLock { $0 = false }
        if page.status == 200 {
            // One web page may be the service's own.
            for _ in 1...2 {
                await #expect {
                    try await library.page(1, of: query)
                } throws: { error in
                    if case .badResponse = error as? CatalogError { true } else { false }
                }
            }
            #expect(!library.service(of: id).state.isDown)
            // The service of the films has one path.
            guard queries.count > 1 else { return }
            #expect(try await library.page(1, of: queries[1]).origin == .store)
        }
        #expect(try await library.page(1, of: query).origin == .store)
        guard case .webPage = library.unreachable(of: id) else {
            Issue.record("\(library.unreachable(of: id))")
            return
        }
        let strings = Localizer(.english).about { library.unreachable(of: id) }
        #expect(strings.message(for: .offline).text.contains("sign in"))
        isSignedIn.withLock { $0 = true }
        #expect(try await library.page(1, of: query).origin == .network)
    }

    @Test("a host in another script as it is written")
    func otherScript() async throws {
        for host in ["Приклад.УКР", "xn--80aikifvh.xn--j1amh"] {
            #expect(try await unreachable("books", host: host) == .host("приклад.укр"))
        }
    }

    @Test("only the network if the machine has none, or if that isn't known")
    func noNetwork() async throws {
        #expect(try await unreachable("books", hasNetwork: false) == .network)
        #expect(try await unreachable("books", hasNetwork: nil) == .network)
    }
}
