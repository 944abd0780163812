import Catalog
import Foundation
import Library
import Testing

@testable import Features

@Suite("Favorites strip", .timeLimit(.minutes(5)))
@MainActor
struct StripTests {
    @Test("shows favorites newest first, and hides if there are none")
    func comesAndGoes() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast()
        let strip = try #require(catalogModel.strip)
        let states = Recorder { [strip.tiles.map(\.title)] + [["\(catalogModel.showsStrip)"]] }
        for key in [1, 2] {
            try await room.library.edit([.add(.favorite)], of: Cast.character(key).id)
            await Recorder { strip.tiles.count }.wait(for: key)
        }
        #expect(strip.tiles.map(\.id) == [2, 1].map { Cast.character($0).id })
        #expect(strip.tiles.map(\.artwork) == [2, 1].map { Artwork(path: "/\($0).jpg") })
        for key in [2, 1] {
            try await room.library.edit([.remove(.favorite)], of: Cast.character(key).id)
            await Recorder { strip.tiles.count }.wait(for: key - 1)
        }
        #expect(
            states.values == [
                [[], ["false"]], [["Character 1"], ["true"]],
                [["Character 2", "Character 1"], ["true"]], [["Character 1"], ["true"]],
                [[], ["false"]],
            ]
        )
        #expect(room.service.pages == [1])
    }

    @Test("updates when a favorite changes here or in the store")
    func hearts() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast()
        let strip = try #require(catalogModel.strip)
        let marks = Marks(library: room.library, router: room.router)
        let keys = Recorder { strip.tiles.map(\.id.key) }
        marks.favoriteTapped(Cast.character(3).id)
        await keys.wait(for: ["3"])
        try await room.library.edit([.add(.favorite)], of: Cast.character(1).id)
        await keys.wait(for: ["1", "3"])
        marks.favoriteTapped(Cast.character(3).id)
        await keys.wait(for: ["1"])
        marks.undoTapped(try #require(marks.undoable))
        await keys.wait(for: ["3", "1"])
    }

    @Test("shows only above its own list, and not during a search")
    func place() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast()
        try await room.library.edit([.add(.favorite)], of: Cast.character(1).id)
        await Recorder { catalogModel.showsStrip }.wait(for: true)
        catalogModel.searchText = "cruella"
        #expect(!catalogModel.showsStrip)
        catalogModel.searchText = "   "
        #expect(catalogModel.showsStrip)
        catalogModel.listTapped(Books.fresh.id)
        #expect(!catalogModel.showsStrip)
        catalogModel.listTapped(Cast.all.id)
        #expect(catalogModel.showsStrip)
    }

    @Test("a catalog without a strip shows none")
    func absent() async throws {
        let room = try await Room.ofShelves()
        let catalogModel = try room.catalogModel()
        #expect(catalogModel.strip == nil)
        #expect(!catalogModel.showsStrip)
    }

    @Test("a tile opens its details once")
    func tap() async throws {
        let room = try await Room.ofCast()
        let strip = try #require(try await room.openCast().strip)
        let id = Cast.character(1).id
        strip.tileTapped(id)
        #expect(room.router.path == [.details(id)])
        room.router.path.append(.poster(id))
        strip.tileTapped(id)
        #expect(room.router.path == [.details(id), .poster(id)])
        #expect(strip.title == "Favorites: Characters")
    }

    @Test("shows a favorite's new name or picture once stored")
    func renamed() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast()
        let strip = try #require(catalogModel.strip)
        try await room.library.edit([.add(.favorite)], of: Cast.character(1).id)
        let names = Recorder { strip.tiles.map(\.title) }
        await names.wait(for: ["Character 1"])
        catalogModel.selected.refreshRequested()
        let item = Item(
            id: Cast.character(1).id,
            title: "Cruella",
            artwork: nil,
            facets: Facets()
        )
        try await room.answerPage(1, Page(number: 1, totalPages: 1, elements: [item]))
        await names.wait(for: ["Cruella"])
        #expect(strip.tiles.first?.artwork == nil)
    }

    @Test("offline, shows items that the service no longer lists, with their details")
    func forgotten() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-strip-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let location = StoreLocation.file(folder.appending(path: "store.sqlite"))
        let id = Cast.character(1, "Cruella").id
        do {
            let item = Item(
                id: id,
                title: "Cruella",
                artwork: Artwork(path: "/1.jpg"),
                facets: Facets().setting(.films, ["One", "Two"])
            )
            let room = try await Room(.of([item]), at: location)
            _ = try await room.library.page(1, of: Cast.query())
            try await room.library.edit([.add(.favorite)], of: id)
            // The service no longer lists it.
            let other = try await Room(.of([Cast.character(2)]), at: location)
            _ = try await other.library.page(1, of: Cast.query())
            await room.library.close()
            await other.library.close()
        }
        let down = BookService(Cast.descriptor) { _ in .failure(.offline) }
        let room = try await Room(down, at: location)
        let catalogModel = try room.catalogModel()
        catalogModel.appeared()
        let strip = try #require(catalogModel.strip)
        await Recorder { strip.tiles.map(\.title) }.wait(for: ["Cruella"])
        #expect(strip.tiles.first?.artwork == Artwork(path: "/1.jpg"))
        let details = room.details(of: 1)
        details.appeared()
        await Recorder { details.content.value?.lists.map(\.names) }.wait(for: [["One", "Two"]])
        await Recorder { details.content.isLoading }.wait(for: false)
        #expect(details.content.error == nil)
    }

    @Test("a store failure raises an alert, and appearing again reads the store again")
    func storage() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast()
        let strip = try #require(catalogModel.strip)
        try await room.execute("ALTER TABLE marks RENAME TO hidden")
        await Recorder { room.router.alert != nil }.wait(for: true)
        room.router.alertDismissed()
        try await room.execute("ALTER TABLE hidden RENAME TO marks")
        try await room.library.edit([.add(.favorite)], of: Cast.character(1).id)
        catalogModel.appeared()
        await Recorder { strip.tiles.count }.wait(for: 1)
    }

    @Test("releasing the catalog releases its strip")
    func lifetime() async throws {
        let room = try await Room.ofCast()
        var catalogModel: CatalogViewModel? = try await room.openCast()
        weak let strip = catalogModel?.strip
        #expect(strip != nil)
        catalogModel = nil
        await eventually { strip == nil && room.library.observerCount == 0 }
    }
}

extension BookService {
    /// A cast service with these items on its only page.
    fileprivate static func of(_ items: [Item]) -> BookService {
        BookService(Cast.descriptor) { question in
            switch question {
            case .page: .page(Page(number: 1, totalPages: 1, elements: items))
            case .details, .genres: .failure(.notFound(message: nil))
            }
        }
    }
}
