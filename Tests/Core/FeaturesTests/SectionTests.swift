import Catalog
import L10n
import Testing

@testable import Features
@testable import Library

@Suite("Sections", .timeLimit(.minutes(5)))
@MainActor
struct SectionTests {
    @Test("each section keeps its routes and their models while another one is selected")
    func paths() async throws {
        let (model, first, second) = try await app()
        let route = Route.details(Item.ID(first.id, "1"))
        model.router.path = [route]
        let details = try #require(model.details)
        model.section = .catalog(second.id)
        #expect(model.router.path == [])
        #expect(model.details == nil)
        #expect(model.router[.catalog(first.id)] == [route])
        model.section = .catalog(first.id)
        #expect(model.router.path == [route])
        #expect(model.details === details)
    }

    @Test("a page in another section doesn't load, and closes without the selected one's")
    func hidden() async throws {
        let (model, first, second) = try await app()
        let (hidden, shown) = (Item.ID(first.id, "1"), Item.ID(second.id, "1"))
        model.router.path = [.details(hidden)]
        model.section = .catalog(second.id)
        model.router.path = [.details(shown)]
        guard case .details(let page)? = model.page(of: .details(hidden), in: .catalog(first.id))
        else { throw NoPage() }
        #expect(page.id == hidden)
        #expect(page.content.value == nil && !page.content.isLoading)
        model.router[.catalog(first.id)] = []
        #expect(model.page(of: .details(hidden), in: .catalog(first.id)) == nil)
        #expect(model.details?.id == shown)
    }

    @Test("a stack that sets its own routes again closes no cover")
    func covered() {
        let item = Books.item(1).id
        let path = [Route.details(item), .trailer(item)]
        let router = Router()
        router.path = path
        router[.home] = [.details(item)]
        #expect(router.path == path)
        router[.home] = []
        #expect(router.path == [])
    }

    @Test("selecting a section closes the cover; an unknown section isn't selected")
    func selection() async throws {
        let (model, first, second) = try await app()
        let router = Router()
        router.path = [.trailer(Item.ID(first.id, "1"))]
        router.select(.catalog(second.id))
        router.select(.home)
        #expect(router.path == [])
        model.section = .catalog(CatalogID("unknown"))
        #expect(model.section == .catalog(first.id))
    }

    @Test("the pages of a catalog whose source changed close in every section")
    func removal() {
        let router = Router()
        let (first, second) = (Books.item(1).id, Item.ID(Books.maps.id, "1"))
        router.path = [.details(first), .details(second)]
        router.select(.catalog(second.catalog))
        router.path = [.details(second), .poster(second)]
        router.removeRoutes(of: [second.catalog])
        #expect(router.path == [])
        #expect(router[.home] == [.details(first)])
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

private struct NoPage: Error {}
