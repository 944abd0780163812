import Catalog
import Foundation
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Remembered preferences", .timeLimit(.minutes(5)))
@MainActor
struct ListChoicesTests {
    private func decoded(_ json: String) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    }

    private func app(_ notebook: Notebook) async throws -> AppModel {
        AppModel(
            library: try await Library.ofBooks(.quick(Shelves.descriptor, pages: 1)),
            strings: Localizer(.english),
            version: "1",
            settings: notebook.settings,
            clock: HandClock()
        )
    }

    @Test("preferences survive a JSON round trip")
    func roundTrip() throws {
        var settings = Settings()
        settings[Books.id, Books.popular.id] = ListChoices(
            layout: .grid,
            sort: Sort(Shelves.stars, .ascending),
            filter: Filter(
                genres: ["18", "2"],
                years: YearRange(first: 1990, last: nil),
                minimumRating: 7.5,
                people: [Person(key: "5", name: "Taras")],
                countries: ["UA"],
                maximumRuntime: 90,
                language: "uk"
            )
        )
        settings[Books.id, Books.fresh.id] = ListChoices(layout: .stream)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(settings)
        #expect(
            String(decoding: data, as: UTF8.self) == """
                {"lists":{"books/fresh":{"layout":"stream"},"books/popular":{"countries":["UA"],\
                "firstYear":1990,"genres":["18","2"],"language":"uk","layout":"grid",\
                "maximumRuntime":90,"minimumRating":7.5,\
                "people":[{"id":"5","name":"Taras"}],"sort":"stars.asc"}},\
                "version":1}
                """
        )
        #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
        settings[Books.id, Books.popular.id] = ListChoices()
        settings[Books.id, Books.fresh.id] = ListChoices()
        #expect(settings == Settings())
    }

    @Test(
        "a damaged or unknown value loses only that preference",
        arguments: [
            (#""layout": "spiral""#, ListChoices(sort: Sort(text: "stars.asc"))),
            (#""layout": 5"#, ListChoices(sort: Sort(text: "stars.asc"))),
            (#""genres": "2", "minimumRating": 6"#, rated(6)),
            (#""genres": [2], "minimumRating": 6"#, rated(6)),
            (#""firstYear": "x", "minimumRating": 6"#, rated(6)),
            (#""firstYear": 2000, "lastYear": 1990, "minimumRating": 6"#, rated(6)),
            (#""minimumRating": 11"#, ListChoices(sort: Sort(text: "stars.asc"))),
            (#""minimumRating": "much""#, ListChoices(sort: Sort(text: "stars.asc"))),
            (#""maximumRuntime": 0, "language": 5"#, ListChoices(sort: Sort(text: "stars.asc"))),
            (#""color": {"red": 1}"#, ListChoices(sort: Sort(text: "stars.asc"))),
        ]
    )
    func damage(field: String, expected: ListChoices) throws {
        let found = try decoded(
            #"{"future": [1], "lists": {"books/popular": {"sort": "stars.asc", \#(field)}}}"#
        )
        #expect(found[Books.id, Books.popular.id] == expected)
    }

    nonisolated private static func rated(_ rating: Double) -> ListChoices {
        ListChoices(
            sort: Sort(text: "stars.asc"),
            filter: Filter(minimumRating: rating)
        )
    }

    @Test(
        "a damaged list loses only its own preferences, and damaged lists nothing else",
        arguments: [
            (#"{"lists": {"books/fresh": 5, "books/popular": {"layout": "grid"}}}"#, true),
            (#"{"lists": {"books/fresh": {}, "books/popular": {"layout": "grid"}}}"#, true),
            (#"{"lists": [1]}"#, false), (#"{"lists": null}"#, false), ("{}", false),
        ]
    )
    func damagedLists(json: String, isFound: Bool) throws {
        var expected = Settings()
        if isFound { expected[Books.id, Books.popular.id] = ListChoices(layout: .grid) }
        #expect(try decoded(json) == expected)
    }

    @Test("a new run restores each list's layout, order and filter")
    func restored() async throws {
        let notebook = Notebook()
        let filter = Filter(genres: ["1"], years: YearRange(first: nil, last: 1999))
        do {
            let app = try await app(notebook)
            let catalogModel = try #require(app.catalogModel(of: Shelves.descriptor))
            #expect(catalogModel.lists.map(\.layout) == [.list, .list, .list])
            catalogModel.lists[0].layoutTapped(.grid)
            catalogModel.lists[0].sortKeyTapped(Shelves.title)
            catalogModel.lists[0].filterChanged(filter)
            catalogModel.lists[2].sortKeyTapped(Shelves.stars)
            catalogModel.lists[1].layoutTapped(.grid)
        }
        let app = try await app(notebook)
        let catalogModel = try #require(app.catalogModel(of: Shelves.descriptor))
        #expect(catalogModel.lists.map(\.layout) == [.grid, .list, .list])
        #expect(
            catalogModel.lists.map(\.query) == [
                Shelves.query(sort: Sort(Shelves.title, .ascending), filter: filter),
                Shelves.query(Shelves.fresh),
                Shelves.query(Shelves.hearts, sort: Sort(Shelves.stars, .descending)),
            ]
        )
        catalogModel.lists[0].layoutTapped(.list)
        catalogModel.lists[0].sortKeyTapped(nil)
        catalogModel.lists[0].filterCleared()
        catalogModel.lists[2].sortKeyTapped(nil)
        #expect(notebook.json == #"{"lists":{},"version":1}"#)
    }

    @Test("search results share the layout of their list and change it")
    func searchLayout() async throws {
        let notebook = Notebook(#"{"lists": {"books/hearts": {"layout": "grid"}}}"#)
        let app = try await app(notebook)
        let catalogModel = try #require(app.catalogModel(of: Shelves.descriptor))
        let layouts = Recorder { catalogModel.visible.layout }
        catalogModel.searchText = "book"
        catalogModel.listTapped(Books.hearts.id)
        #expect(catalogModel.visible === catalogModel.results)
        catalogModel.visible.layoutTapped(.list)
        catalogModel.searchCleared()
        #expect(notebook.json == #"{"lists":{},"version":1}"#)
        catalogModel.searchText = "book"
        catalogModel.visible.layoutTapped(.grid)
        catalogModel.searchCleared()
        #expect(layouts.values == [.list, .grid, .list, .grid])
        #expect(notebook.json == #"{"lists":{"books\/hearts":{"layout":"grid"}},"version":1}"#)
    }

    /// A catalog whose lists use another layout in a wide window.
    private static let roomy: CatalogDescriptor = {
        let lists = [Shelves.popular, Shelves.fresh, Shelves.hearts].map { list in
            ListDescriptor(
                id: list.id,
                title: list.title,
                shortTitle: list.shortTitle,
                content: list.content,
                layouts: list.layouts,
                roomyLayout: list.layouts.last,
                isSearchable: true
            )
        }
        return CatalogDescriptor(
            id: Books.id,
            title: Books.descriptor.title,
            lists: lists,
            facets: [],
            row: Books.descriptor.row,
            tap: .details(.ownRequest),
            favorites: .persistent,
            images: .persistent
        )
    }()

    @Test("search results use the searched list's layout, even after an earlier search")
    func layoutOfResults() async throws {
        let app = AppModel(
            library: try await Library.ofBooks(.quick(Self.roomy, pages: 1)),
            strings: Localizer(.english),
            version: "1",
            settings: Notebook("{}").settings
        )
        let catalogModel = try #require(app.catalogModel(of: Self.roomy))
        app.roomChanged(isRoomy: true)
        catalogModel.layoutButtonTapped()
        #expect(catalogModel.selected.layout == .list)
        catalogModel.searchText = "book"
        app.roomChanged(isRoomy: true)
        #expect(catalogModel.visible.layout == .list, "the list's layout")
        catalogModel.layoutButtonTapped()
        #expect(catalogModel.selected.layout == .grid)
        catalogModel.searchCleared()
        catalogModel.layoutButtonTapped()
        catalogModel.searchText = "book"
        #expect(catalogModel.visible.layout == .list && catalogModel.otherLayout == .grid)
        app.roomChanged(isRoomy: true)
        #expect(catalogModel.visible.layout == .list, "not the layout of an earlier search")
        catalogModel.listTapped(Shelves.hearts.id)
        #expect(catalogModel.visible.layout == .list && catalogModel.otherLayout == .grid)
    }

    @Test("the window's width sets the layout until the user chooses one for the catalog")
    func roomyLayout() async throws {
        let roomy = Self.roomy
        let notebook = Notebook("{}")
        let library = try await Library.ofBooks(.quick(roomy, pages: 1))
        let app = AppModel(
            library: library,
            strings: Localizer(.english),
            version: "1",
            settings: notebook.settings
        )
        let catalogModel = try #require(app.catalogModel(of: roomy))
        #expect(catalogModel.lists.map(\.layout) == [.list, .list, .list])
        app.roomChanged(isRoomy: true)
        #expect(catalogModel.lists.map(\.layout) == [.grid, .list, .grid])
        app.roomChanged(isRoomy: false)
        #expect(catalogModel.lists.map(\.layout) == [.list, .list, .list])
        app.roomChanged(isRoomy: true)
        catalogModel.layoutButtonTapped()
        #expect(catalogModel.lists.map(\.layout) == [.list, .list, .list])
        for isRoomy in [false, true] {
            app.roomChanged(isRoomy: isRoomy)
            #expect(catalogModel.visible.layout == .list, "the user's choice stays")
        }
        #expect(notebook.json.contains(#""books\/popular":{"layout":"list"}"#))
    }

    @Test("ignores each preference its list no longer offers")
    func notOffered() async throws {
        let notebook = Notebook(
            """
            {"lists": {
                "books/popular": {"layout": "stream", "sort": "revenue.desc", "lastYear": 1999},
                "books/fresh": {"layout": "grid", "genres": ["1"], "minimumRating": 7},
                "books/favorites": {"layout": "grid"},
                "books/hearts": {"layout": "grid", "genres": ["1"]}
            }}
            """
        )
        let catalogModel = try #require(
            try await app(notebook).catalogModel(of: Shelves.descriptor)
        )
        #expect(catalogModel.lists.map(\.layout) == [.list, .list, .grid])
        #expect(
            catalogModel.lists.map(\.query) == [
                Shelves.query(filter: Filter(years: YearRange(first: nil, last: 1999))),
                Shelves.query(Shelves.fresh, filter: Filter(genres: ["1"])),
                Shelves.query(Shelves.hearts),
            ]
        )
    }

    @Test("does not send a remembered order that is the list's default")
    func ownOrder() async throws {
        let notebook = Notebook(#"{"lists": {"books/popular": {"sort": "popularity.desc"}}}"#)
        let catalogModel = try #require(
            try await app(notebook).catalogModel(of: Shelves.descriptor)
        )
        #expect(catalogModel.lists[0].query == Shelves.query())
    }

    @Test("does not save unchanged preferences")
    func unchanged() async throws {
        let notebook = Notebook("untouched")
        let catalogModel = try #require(
            try await app(notebook).catalogModel(of: Shelves.descriptor)
        )
        catalogModel.lists[0].layoutTapped(.list)
        catalogModel.lists[0].sortKeyTapped(Shelves.popularity)
        catalogModel.lists[0].filterCleared()
        #expect(notebook.json == "untouched")
    }
}
