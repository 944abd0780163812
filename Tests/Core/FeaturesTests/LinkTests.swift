import Catalog
import Foundation
import L10n
import Library
import Testing

@testable import Features

@Suite("Links of the app's own scheme", .timeLimit(.minutes(1)))
@MainActor
struct LinkTests {
    private func app() async throws -> AppModel {
        let library = try await Library.ofBooks(
            .quick(pages: 1),
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        let list = try #require(app.list(of: Books.descriptor))
        list.appeared()
        await eventually { !list.ids.isEmpty && !list.rows.isLoading }
        return app
    }

    private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("a catalog and an item of it are shown, whatever was open")
    func shown() async throws {
        let app = try await app()
        await app.linkOpened(try link("vitrine://\(Books.maps.id.rawValue)"))
        #expect(app.catalog == Books.maps && app.router.path.isEmpty)
        app.quickSearchTapped()
        let item = Books.item(3).id
        await app.linkOpened(try link("Vitrine://\(Books.id.rawValue)/\(item.key)"))
        #expect(app.quickSearch == nil)
        #expect(app.catalog == Books.descriptor && app.router.path == [.details(item)])
        await app.linkOpened(try link("vitrine://\(Books.id.rawValue)"))
        #expect(app.router.path.isEmpty)
    }

    @Test("an item that is not there leads to its list")
    func gone() async throws {
        let app = try await app()
        app.router.path = [.details(Books.item(1).id)]
        await app.linkOpened(try link("vitrine://\(Books.id.rawValue)/no-such-item"))
        #expect(app.catalog == Books.descriptor && app.router.path.isEmpty)
    }

    @Test(
        "an unknown catalog and another scheme lead nowhere",
        arguments: ["vitrine://nothing/1", "vitrine:", "https://books/1", "vitrine:///1"]
    )
    func nowhere(text: String) async throws {
        let app = try await app()
        app.router.path = [.details(Books.item(1).id)]
        await app.linkOpened(try link(text))
        #expect(app.router.path == [.details(Books.item(1).id)])
    }
}
