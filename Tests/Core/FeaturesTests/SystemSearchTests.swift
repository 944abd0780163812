import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("System search", .timeLimit(.minutes(5)))
struct SystemSearchTests {
    /// A search over twenty stored books, “Book 1” to “Book 20”.
    private func search() async throws -> (search: SystemSearch, books: BookService) {
        let books = BookService(Shelves.descriptor)
        let library = try await Library.ofBooks(books)
        async let page = library.page(1, of: Shelves.query())
        try await books.call().answer(Books.page(1, of: 1))
        _ = try await page
        return (SystemSearch(library: library, strings: Localizer(.english)), books)
    }

    @Test("finds a few stored titles per catalog with all the words, without a request")
    func results() async throws {
        let (search, books) = try await search()
        let found = await search.results(for: ["book", "7"])
        #expect(found == [CatalogLink(Books.item(7).id).text])
        #expect(await search.results(for: ["book"]).count == SystemSearch.count)
        #expect(await search.results(for: ["nothing"]) == [])
        #expect(books.questions.count == 1)
    }

    @Test("a single letter finds nothing, because it would match almost everything")
    func letters() async throws {
        let (search, _) = try await search()
        #expect(await search.results(for: ["b"]) == [])
        #expect(await search.results(for: [" ", "-"]) == [])
        #expect(await search.results(for: []) == [])
        #expect(await !search.results(for: ["bo"]).isEmpty)
    }

    @Test("a result shows its title and catalog, and items no longer stored are omitted")
    func descriptions() async throws {
        let (search, _) = try await search()
        let known = CatalogLink(Books.item(7).id).text
        let gone = CatalogLink(Books.item(999).id).text
        let results = await search.descriptions(of: [known, gone, "nonsense"])
        #expect(results.map(\.id) == [known])
        #expect(results.map(\.name) == ["Book 7"])
        #expect(results[0].details.hasPrefix("Books"))
    }
}
