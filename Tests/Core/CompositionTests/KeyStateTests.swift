import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("The keys of catalogs")
struct KeyStateTests {
    private let temporary = TemporaryFolder()
    private let books = CatalogID("books")

    /// Adds the catalog `books`, by default with a key.
    private func add(_ member: String = #", "key": { "header": "X-Key" }"#) throws {
        let manifest = """
            {
              "version": 1, "id": "books", "name": "Books",
              "service": { "base": "https://books.example/v1"\(member) },
              "lists": [{ "id": "all", "name": "All", "address": "books", "items": "/data" }],
              "item": { "id": "/id", "title": "/name" }
            }
            """
        _ = try ManifestFolder(in: temporary.folders.settings).add(Data(manifest.utf8))
    }

    /// Returns the state of the key after a request was refused.
    private func state(
        of catalog: String,
        _ environment: [String: String] = [:]
    ) async throws -> KeyState {
        let wire = Wire { _ throws(HTTPError) in HTTPResponse(status: 403) }
        let files = ManifestFolder(in: temporary.folders.settings).files()
        let library = try await Start(environment, in: temporary, over: wire, manifests: files)
            .library()
        let id = CatalogID(catalog)
        let list = try #require(library.catalogs.first { $0.id == id }?.lists.first)
        await #expect(throws: CatalogError.unauthorized(status: 403, message: nil)) {
            try await library.page(1, of: Query(catalog: id, list: list.id))
        }
        return library.key(of: id)
    }

    private var keys: SavedKeys {
        SavedKeys(
            on: Platform(
                transport: Wire(),
                decoder: NoDecoder(),
                folders: temporary.folders,
                startDemo: { throw CocoaError(.fileNoSuchFile) },
                log: { _ in }
            )
        )
    }

    @Test("a catalog's key isn't saved, then is")
    func saved() async throws {
        try add()
        let title = Caption.words(["en": "Books"])
        #expect(try await state(of: "books") == .catalog(books, title: title, isSaved: false))
        #expect(await !keys.hasKey(books))
        let path = temporary.folders.settings.appending(path: "books@https_books.example_443.key")
        #expect(try await keys.keep("secret", for: books) == .file(path: path.path))
        #expect(await keys.hasKey(books))
        #expect(try await state(of: "books") == .catalog(books, title: title, isSaved: true))
        #expect(try await keys.keep(nil, for: books) == .none)
        #expect(await !keys.hasKey(books))
    }

    @Test("a catalog without a key has none to save")
    func keyless() async throws {
        try add("")
        #expect(try await state(of: "books") == .none)
        #expect(await !keys.hasKey(books))
        for catalog in ["books", "movies", "nope"] {
            await #expect(throws: KeyFailure.refused) {
                try await keys.keep("secret", for: CatalogID(catalog))
            }
        }
    }

    @Test("of the built-in catalogs, only TMDB's has a key")
    func builtIn() async throws {
        #expect(
            try await state(of: "movies", ["TMDB_API_KEY": Start.key]) == .variable("TMDB_API_KEY")
        )
        for (catalog, variable) in [
            ("films", "VITRINE_FILMS_URL"), ("photos", "VITRINE_PHOTOS_URL"),
            ("characters", "VITRINE_DISNEY_URL"),
        ] {
            #expect(try await state(of: catalog, [variable: "http://a.test"]) == .none)
        }
    }
}

/// Decodes nothing.
private struct NoDecoder: ImageDecoding {
    func size(of data: Data) throws(ImageError) -> PixelSize { throw .undecodable }

    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage {
        throw .undecodable
    }
}
