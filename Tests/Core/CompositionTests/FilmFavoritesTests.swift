import Catalog
import Features
import L10n
import Library
import TestSupport
import Testing

@testable import Composition

/// The window's view models with the real library and provider; only the socket is replaced.
@Suite("Favorite films in the view models", .timeLimit(.minutes(5)))
@MainActor
struct FilmFavoritesTests {
    private let films = CatalogID("films")

    private func app(in folder: TemporaryFolder = TemporaryFolder()) async throws -> AppModel {
        let library = try await Start(in: folder).library()
        return AppModel(library: library, strings: Localizer(.english), version: "1")
    }

    /// The catalog's lists, with the first one loaded.
    private func catalogModel(of app: AppModel) async throws -> CatalogViewModel {
        app.catalogTapped(films)
        let catalogModel = try #require(app.catalog.flatMap { app.catalogModel(of: $0) })
        catalogModel.appeared()
        await until { catalogModel.visible.ids.count == 15 && !catalogModel.visible.rows.isLoading }
        return catalogModel
    }

    private func choose(_ list: String, of catalogModel: CatalogViewModel) async {
        catalogModel.listTapped(ListID(list))
        await until { catalogModel.visible.ids.count == 15 && !catalogModel.visible.rows.isLoading }
    }

    private func until(_ isSo: () -> Bool) async {
        while !isSo(), !Task.isCancelled { await Task.yield() }
    }

    @Test("a film favorited in the user list is a favorite in the critics list and in its details")
    func bothLists() async throws {
        let app = try await app()
        let catalogModel = try await catalogModel(of: app)
        let users = catalogModel.visible.ids
        await choose("critic-rated", of: catalogModel)
        let critics = catalogModel.visible.ids
        let shared = try #require(users.first(where: critics.contains))
        #expect(Set(users).intersection(critics).count >= 5)

        await choose("user-rated", of: catalogModel)
        app.favorites.toggle(shared)
        await choose("critic-rated", of: catalogModel)
        #expect(app.favorites.contains(shared))
        #expect(critics.filter(app.favorites.contains) == [shared])

        catalogModel.visible.rowTapped(shared)
        let details = try #require(app.details)
        #expect(details.markButtons == [.favorite] && details.id == shared)
        app.favorites.toggle(details.id)
        #expect(!app.favorites.contains(shared))
        await choose("user-rated", of: catalogModel)
        #expect(!users.contains(where: app.favorites.contains))
    }

    @Test("a favorite film survives switching catalogs but not a restart")
    func restart() async throws {
        let folder = TemporaryFolder()
        do {
            let app = try await app(in: folder)
            let catalogModel = try await catalogModel(of: app)
            let id = catalogModel.visible.ids[3]
            app.favorites.toggle(id)
            app.catalogTapped(Start.movies)
            catalogModel.disappeared()
            _ = try await self.catalogModel(of: app)
            #expect(app.favorites.contains(id))
        }
        let again = try await app(in: folder)
        let catalogModel = try await catalogModel(of: again)
        #expect(!catalogModel.visible.ids.contains(where: again.favorites.contains))
        #expect(!catalogModel.descriptor.lists.contains { $0.content == .favorites })
    }

    @Test("details show the complete long text and a button that returns to the list")
    func details() async throws {
        let app = try await app()
        let catalogModel = try await catalogModel(of: app)
        let row = try #require(catalogModel.visible.row(at: 0))
        await until { row.content != nil }
        let short = try #require(row.content?.text)

        catalogModel.visible.rowTapped(row.id)
        let details = try #require(app.details)
        #expect(details.returnLabel == "Return to Film List")
        details.appeared()
        await until { !details.content.isLoading && details.content.value != nil }
        let content = try #require(details.content.value)
        #expect(content.title == row.content?.title)
        #expect(content.texts.map(\.key) == ["longDescription"])
        #expect(content.texts[0].parts[0].count > short.count)
        #expect(content.facts.map(\.caption) == ["User Rating", "Critic Rating"])
        #expect(content.summary?.count == 4, "the year")
        #expect(content.artwork != nil)

        details.backTapped()
        #expect(app.router.path.isEmpty && app.details == nil)
    }
}

extension AppModel {
    /// The favorites among the marks.
    fileprivate struct Hearts {
        let marks: Marks

        @MainActor func toggle(_ id: Item.ID) { marks.favoriteTapped(id) }

        @MainActor func contains(_ id: Item.ID) -> Bool { marks[id].isFavorite }
    }

    fileprivate var favorites: Hearts { Hearts(marks: marks) }
}
