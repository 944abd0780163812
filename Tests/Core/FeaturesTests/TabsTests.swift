import Catalog
import L10n
import Testing

@testable import Features
@testable import Library

@Suite("Tabs and their navigation", .timeLimit(.minutes(5)))
@MainActor
struct TabsTests {
    @Test("what is pushed stands in the stack of the selected catalog alone")
    func routes() async throws {
        let (model, first, second) = try await app()
        let route = Route.details(Item.ID(first.id, "1"))
        model.router.path = [route]
        #expect(model.routes(in: first) == [route])
        #expect(model.routes(in: second) == [])
    }

    @Test("a stack that is emptied because its tab was left changes nothing")
    func left() async throws {
        let (model, first, second) = try await app()
        model.catalogTapped(second.id)
        let route = Route.details(Item.ID(second.id, "1"))
        model.router.path = [route]
        model.routesChanged(to: [], in: first)
        #expect(model.router.path == [route])
        model.routesChanged(to: [], in: second)
        #expect(model.router.path == [])
    }

    @Test("a stack's change leaves what covers it")
    func covered() async throws {
        let (model, first, _) = try await app()
        let item = Item.ID(first.id, "1")
        model.router.path = [.details(item)]
        model.routesChanged(to: [.details(item)], in: first)
        #expect(model.router.path == [.details(item)])
    }

    @Test("the list on screen is that of the selected catalog")
    func seen() async throws {
        let (model, first, second) = try await app()
        let lists = [first, second].compactMap { model.list(of: $0) }
        #expect(lists.map { model.isSeen($0) } == [true, false])
        model.catalogTapped(second.id)
        #expect(lists.map { model.isSeen($0) } == [false, true])
    }

    private func app() async throws -> (AppModel, CatalogDescriptor, CatalogDescriptor) {
        let library = try await Library.ofBooks(
            .quick(pages: 1),
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        let model = AppModel(library: library, strings: Localizer(.english), version: "1")
        let first = try #require(model.catalogs.first)
        let second = try #require(model.catalogs.last)
        return (model, first, second)
    }
}
