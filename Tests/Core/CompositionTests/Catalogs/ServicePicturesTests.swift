import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("A service's own pictures")
struct ServicePicturesTests {
    private let temporary = TemporaryFolder()
    private let clock = StepClock()
    private let wire = Wire { request throws(HTTPError) in
        HTTPResponse(
            status: 200,
            body: request.url.path().contains("books")
                ? Data(#"{"data": [{"id": 1, "name": "A", "pic": "/p/1.jpg"}]}"#.utf8) : Wire.image
        )
    }

    /// Requests a page, and then these pictures.
    private func request(_ pictures: [String], _ source: String) async throws {
        let manifest = """
            {
              "version": 1, "id": "books", "name": "Books",
              "service": { "base": "https://books.example/v1"\(source) },
              "lists": [{ "id": "all", "name": "All", "address": "books", "items": "/data" }],
              "item": { "id": "/id", "title": "/name", "picture": "/pic" }
            }
            """
        let folder = ManifestFolder(in: temporary.folders.settings)
        _ = try folder.add(Data(manifest.utf8))
        let secrets = SecretFile(in: temporary.folders.settings)
        try await secrets.keep("s3cr3t", named: "books@https_books.example_443")
        let start = Start(in: temporary, over: wire, clock: clock, manifests: folder.files())
        let library = try await start.library()
        let books = CatalogID("books")
        try await library.page(1, of: Query(catalog: books, list: ListID("all")))
        for path in pictures {
            let request = library.imageRequest(
                for: Artwork(path: path),
                of: books,
                fit: .original
            )
            _ = try await library.images.data(for: #require(request))
        }
    }

    @Test("get its headers and key, and others neither")
    func headers() async throws {
        try await request(
            ["/p/1.jpg", "https://img.example/2.jpg", "http://books.example:80/3.jpg"],
            #", "headers": { "X-Api": "1" }, "key": { "header": "X-Key" }"#
        )
        #expect(wire.requests.map { $0.headers["X-Api"] } == ["1", "1", nil, nil])
        #expect(wire.requests.map { $0.headers["X-Key"] } == ["s3cr3t", "s3cr3t", nil, nil])
    }

    @Test("get a key in the query, which isn't part of their address")
    func query() async throws {
        try await request(
            ["/p/1.jpg?w=5", "https://img.example/2.jpg"],
            #", "key": { "query": "key" }"#
        )
        #expect(
            wire.requests.map(\.url.absoluteString) == [
                "https://books.example/v1/books?key=s3cr3t",
                "https://books.example/p/1.jpg?w=5&key=s3cr3t", "https://img.example/2.jpg",
            ]
        )
        for file in try FileManager.default.subpathsOfDirectory(atPath: temporary.url.path)
        where !file.hasSuffix(".key") {
            let data = FileManager.default.contents(atPath: temporary.url.path + "/" + file)
            #expect(data?.firstRange(of: Data("s3cr3t".utf8)) == nil, "\(file)")
        }
    }

    @Test("share the pace of its other requests, and others don't wait")
    func pace() async throws {
        try await request(
            ["/p/1.jpg", "https://img.example/2.jpg", "/p/3.jpg"],
            #", "requestsPerSecond": 0.1"#
        )
        #expect(wire.requests.count == 4)
        #expect(clock.sleeps == [.seconds(10), .seconds(10)])
    }
}
