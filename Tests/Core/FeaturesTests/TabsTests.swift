import Catalog
import L10n
import Testing

@testable import Features
@testable import Library

@Suite("Tabs", .timeLimit(.minutes(5)))
@MainActor
struct TabsTests {
    @Test("pushed routes belong to the stack of the selected catalog")
    func routes() async throws {
        let (model, first, second) = try await app()
        let route = Route.details(Item.ID(first.id, "1"))
        model.router.path = [route]
        #expect(model.routes(in: first) == [route])
        #expect(model.routes(in: second) == [])
    }

    @Test("emptying the stack of a deselected tab changes nothing")
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

    @Test("setting the same stack keeps the path")
    func covered() async throws {
        let (model, first, _) = try await app()
        let item = Item.ID(first.id, "1")
        model.router.path = [.details(item)]
        model.routesChanged(to: [.details(item)], in: first)
        #expect(model.router.path == [.details(item)])
    }

    @Test("only the selected catalog's list is on screen")
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
