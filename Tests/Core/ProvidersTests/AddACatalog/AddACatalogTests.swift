import Catalog
import Foundation
import ImagePipeline
import Library
import Testing

@testable import Providers

@Suite("The guide's books catalog")
struct AddACatalogTests {
    private let base = URL(string: "http://127.0.0.1:8080/v1") ?? URL(filePath: "/")

    private let answer = """
        {"pages": 3, "books": [
          {"id": "b1", "title": "Dracula", "authors": ["Bram Stoker"], "year": 1897, "score": 8.1,
           "cover": "covers/b1.jpg"},
          {"title": "A book without an id"},
          {"id": "b2", "title": "Emma"}
        ]}
        """

    @Test("requests, stores and lists a page of books, and counts unreadable ones")
    func page() async throws {
        let service = ScriptedService(["books": ScriptedService.body(answer)], below: "/v1/")
        let provider = BooksProvider(client: service, base: base)
        let library = try await Library(
            sources: [CatalogSource(provider, realm: .live)],
            location: .memory,
            images: { _ in ImageDataLoader() }
        )
        let query = Query(catalog: provider.descriptor.id, list: ListID("all"))

        let page = try await library.page(1, of: query)
        #expect(service.addresses == ["books?page=1"])
        #expect(page.value.totalPages == 3)
        #expect(page.value.skipped == 1)

        // The store's current content, which every screen shows.
        var orders = library.order(of: query).makeAsyncIterator()
        let order = try #require(await orders.next())
        let books = try await library.items(order.ids)
        #expect(books.map(\.title) == ["Dracula", "Emma"])
        #expect(books.first?.facets[.authors] == ["Bram Stoker"])
        #expect(books.first?.facets[.released] == Day(year: 1897))
        #expect(books.last?.facets[.rating] == nil)
    }

    @Test("requests details of a single book")
    func details() async throws {
        let body = #"{"id": "b2", "title": "Emma", "authors": ["Jane Austen"]}"#
        let service = ScriptedService(["books/b2": ScriptedService.body(body)], below: "/v1/")
        let details = try await BooksProvider(client: service, base: base).details(of: "b2")
        #expect(details.item.title == "Emma")
        #expect(details.facets[.authors] == ["Jane Austen"])
    }

    @Test("a refusal becomes a catalog error, and a cover's address is below the service's")
    func errors() async throws {
        let provider = BooksProvider(client: ScriptedService([:], below: "/v1/"), base: base)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "b9")
        }
        let cover = provider.imageAddress(of: Artwork(path: "covers/b1.jpg"), pixelWidth: 100)
        #expect(cover?.url.absoluteString == "http://127.0.0.1:8080/v1/covers/b1.jpg")
    }
}
