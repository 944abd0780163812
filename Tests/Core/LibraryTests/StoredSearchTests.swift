import Catalog
import Testing

@testable import Library

@Suite("Searching for a service that can't")
struct StoredSearchTests {
    private static let descriptor = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .key("movies"),
        lists: [
            ListDescriptor(
                id: ListID("popular"),
                title: .key("popular"),
                shortTitle: .key("popular"),
                content: .service(.pages(maximum: nil)),
                isSearchable: true,
                isSearchedInStore: true
            )
        ],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: .persistent,
        images: .persistent
    )
    private let provider = StubProvider(Self.descriptor)

    @Test("finds stored titles without a request, in a list that is complete")
    func search() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Emma"), .movie(2, "Dracula")])
        try await library.page(1, of: .movies())
        let requests = provider.asked.count
        let page = try await library.page(1, of: .movies(search: "dra"), policy: .networkOnly)
        #expect(page.value.elements.map(\.title) == ["Dracula"])
        #expect(page.origin == .store)
        let order = try await library.orderNow(.movies(search: "dra"))
        #expect(order.keys == [2])
        #expect(order.isComplete)
        let nothing = try await library.page(1, of: .movies(search: "nobody"))
        #expect(nothing.value.elements.isEmpty)
        #expect(provider.asked.count == requests)
    }

    @Test("a scope's name is parsed again", arguments: ["a.live", "a-b.demo", "a.live@http://h:1"])
    func scopes(_ name: String) {
        #expect(Scope(name: name)?.name == name)
    }

    @Test("other names aren't scopes", arguments: ["", "a", ".live", "a.other", "a@b.live", "@a"])
    func noScopes(_ name: String) {
        #expect(Scope(name: name) == nil)
    }
}
