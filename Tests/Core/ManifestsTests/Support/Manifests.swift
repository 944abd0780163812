import Catalog
import Foundation
import Networking
import Primitives

@testable import Manifests

/// Manifests and services for tests.
enum Manifests {
    /// The example of docs/add-a-catalog.md, the smallest useful manifest.
    static let smallest: String = {
        let file = URL(filePath: #filePath).appending(
            path: "../../../../../docs/books.vitrine.json"
        )
        // Without the file, every test of it fails.
        return (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
    }()

    /// The Disney API, as `DisneyProvider` reads it.
    static let disney = """
        {
          "version": 1,
          "id": "disney",
          "name": "Disney Characters",
          "symbol": "person",
          "service": { "base": "http://127.0.0.1:8080" },
          "lists": [
            {
              "id": "all",
              "name": "All Characters",
              "address": "character?page={page}&pageSize={size}",
              "items": "/data",
              "paging": { "size": 100, "pages": "/info/totalPages" },
              "sorts": [
                { "id": "popularity", "name": "Popularity", "by": "popularity" },
                { "id": "name", "name": "Name", "by": "title", "order": "ascending" }
              ]
            }
          ],
          "search": { "address": "character?page={page}&pageSize={size}&name={query}" },
          "item": {
            "id": "/_id",
            "title": "/name",
            "picture": "/imageUrl",
            "facets": [
              { "key": "films", "kind": "names", "at": "/films", "row": 1,
                "unit": { "en": { "one": "{count} film", "other": "{count} films" } } },
              { "key": "shortFilms", "kind": "names", "at": "/shortFilms", "row": 1,
                "unit": { "en": { "one": "{count} short", "other": "{count} shorts" } } },
              { "key": "tvShows", "kind": "names", "at": "/tvShows" },
              { "key": "videoGames", "kind": "names", "at": "/videoGames" },
              { "key": "parkAttractions", "kind": "names", "at": "/parkAttractions" },
              { "key": "allies", "kind": "names", "at": "/allies" },
              { "key": "enemies", "kind": "names", "at": "/enemies" },
              { "key": "source", "kind": "link", "at": "/sourceUrl" },
              { "key": "popularity", "kind": "number", "count": ["/films", "/shortFilms"],
                "details": "hidden" }
            ]
          }
        }
        """

    static func manifest(_ text: String) throws -> Manifest { try Manifest(Data(text.utf8)) }

    /// Returns the issues of a text that can't be used.
    static func issues(_ text: String, taken: Set<CatalogID> = []) -> [ManifestIssue] {
        do throws(ManifestError) {
            return try Manifest(Data(text.utf8), taken: taken).warnings
        } catch {
            return error.issues
        }
    }

    /// Returns the smallest manifest with a part replaced.
    static func smallest(_ part: String, _ replacement: String) -> String {
        smallest.replacing(part, with: replacement)
    }
}

/// A service that answers each request with the same status and body, and records the requests.
final class RecordingService: HTTPClient {
    private let answer: @Sendable (HTTPRequest) -> (status: Int, body: String)
    private let headers: HTTPHeaders
    private let log = Locked<[HTTPRequest]>([])

    init(_ body: String, status: Int = 200, headers: HTTPHeaders = [:]) {
        answer = { _ in (status, body) }
        self.headers = headers
    }

    init(_ answer: @escaping @Sendable (HTTPRequest) -> (status: Int, body: String)) {
        self.answer = answer
        headers = [:]
    }

    var requests: [HTTPRequest] { log.withLock { $0 } }
    var addresses: [String] { requests.map(\.url.absoluteString) }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        log.withLock { $0.append(request) }
        let (status, body) = answer(request)
        return HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
    }

    /// A provider that asks this service.
    func provider(_ manifest: Manifest) -> ManifestProvider {
        ManifestProvider(manifest, client: ValidatingHTTPClient(self), language: "uk-UA")
    }
}

/// Tests of the smallest manifest, with or without a change.
protocol BookSuite {}

extension BookSuite {
    func query(_ search: String = "", sort: Sort? = nil) -> Query {
        Query(catalog: CatalogID("books"), list: ListID("all"), search: search, sort: sort)
    }

    func provider(
        _ service: RecordingService,
        _ part: String = "",
        _ replacement: String = ""
    ) throws -> ManifestProvider {
        let text = part.isEmpty ? Manifests.smallest : Manifests.smallest(part, replacement)
        return service.provider(try Manifests.manifest(text))
    }
}
