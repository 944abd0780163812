import Catalog
import Foundation
import ImagePipeline
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Details and images")
struct DetailsTests {
    private let provider = StubProvider()

    @Test("a catalog with its own details requests them and updates the stored item")
    func ownRequest() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Old")])
        try await library.page(1, of: .movies())
        let details = ItemDetails(
            item: .movie(1, "New"),
            facets: Facets().setting(.overview, "Long")
        )
        provider.answer(details: details)
        #expect(try await library.details(of: .movie(1)).value == details)
        #expect(try await library.items([.movie(1)]).map(\.title) == ["New"])
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.details(of: .movie(2))
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.details(of: Item.ID(CatalogID("nowhere"), "1"))
        }
    }

    @Test("added details keep what only the stored row has, for the details and in the store")
    func addedRequest() async throws {
        let provider = StubProvider(
            CatalogDescriptor(
                id: CatalogID("movies"),
                title: .key("movies"),
                lists: [.popular],
                facets: [],
                row: RowTemplate(lines: []),
                tap: .details(.addedRequest),
                favorites: .persistent,
                images: .persistent
            )
        )
        let library = try await Library.test(provider)
        let row = Facets().setting(.genres, ["Novel"]).setting(.overview, "Short")
        let cover = Artwork(path: "/1.jpg")
        provider.answer([.movie(1, "Row", artwork: cover, facets: row)])
        try await library.page(1, of: .movies())
        let facets = Facets().setting(.overview, "Long")
        provider.answer(
            details: ItemDetails(item: .movie(1, "Details", facets: facets), facets: facets)
        )
        let details = try await library.details(of: .movie(1)).value
        #expect(provider.detailsRows.map { $0?.facets } == [row])
        #expect(details.facets == row.setting(.overview, "Long"))
        let stored = try #require(try await library.item(.movie(1)))
        #expect(stored.title == "Details")
        #expect(stored.artwork == cover)
        #expect(stored.facets == details.facets)
        #expect(try await library.details(of: .movie(1)).value == details)

        // A response without a title, with a picture of its own.
        let big = Artwork(path: "details:1", aspectRatio: 2)
        provider.answer(details: ItemDetails(item: .movie(1, "", artwork: big), facets: Facets()))
        let pictured = try await library.details(of: .movie(1)).value
        #expect(pictured.item == stored)
        #expect(pictured.artwork == big)
        #expect(try await library.storedDetails(of: .movie(1))?.details == pictured)
        #expect(try await library.item(.movie(1))?.artwork == cover)
        provider.answer(details: ItemDetails(item: .movie(2, ""), facets: Facets()))
        await #expect(throws: CatalogError.badResponse(.untitled)) {
            try await library.details(of: .movie(2))
        }
    }

    @Test("details from the item make no request, unless the item is not stored")
    func fromItem() async throws {
        let films = StubProvider(.films)
        let library = try await Library.test(films)
        let catalog = CatalogID("films")
        let facets = Facets().setting(.overview, "Text")
        let item = Item(id: Item.ID(catalog, "1"), title: "Film", artwork: nil, facets: facets)
        films.answer([item])
        try await library.page(1, of: Query(catalog: catalog, list: ListID("popular")))
        #expect(
            try await library.details(of: item.id).value == ItemDetails(item: item, facets: facets)
        )
        let other = Item(id: Item.ID(catalog, "2"), title: "Other", artwork: nil, facets: facets)
        films.answer(details: ItemDetails(item: other, facets: facets))
        #expect(try await library.details(of: other.id).value.item == other)
        #expect(try await library.items([other.id]) == [other])
    }

    @Test("an image request has the source, path, variant and its fit's width")
    func requests() async throws {
        let library = try await Library.test(provider, StubProvider(.photos), realm: .live)
        let artwork = Artwork(path: "/a.jpg")
        let size = PixelSize(92, 138)
        #expect(
            library.imageRequest(for: artwork, of: CatalogID("movies"), fit: .cover(size))
                == ImageRequest(
                    key: ImageKey(source: "movies.live", path: "/a.jpg"),
                    url: try #require(URL(string: "https://images.test/92/a.jpg")),
                    variant: "w92",
                    retention: .persistent,
                    fit: .cover(size)
                )
        )
        let photo = library.imageRequest(for: artwork, of: CatalogID("photos"), fit: .original)
        #expect(photo?.retention == .run)
        #expect(photo?.variant == "w\(Int.max)")
        let contained = library.imageRequest(
            for: artwork,
            of: CatalogID("photos"),
            fit: .contain(size)
        )
        #expect(contained?.variant == "w92")
        #expect(library.imageRequest(for: artwork, of: CatalogID("x"), fit: .original) == nil)
        let bad = Artwork(path: "/a\u{0} b[")
        _ = library.imageRequest(for: bad, of: CatalogID("movies"), fit: .original)
    }

    @Test("a download's receipt replaces an older one and survives a restart")
    func receipts() async throws {
        let folder = TemporaryFolder()
        let key = ImageKey(source: "movies.demo", path: "/a.jpg")
        let newest = ImageReceipt(key: key, byteCount: 20, size: PixelSize(3, 4))
        do {
            let store = try await Library.test(provider, at: folder.store).store
            let older = ImageReceipt(key: key, byteCount: 10, size: PixelSize(1, 2))
            await store.record(.receipt(older))
            await store.record(.receipt(newest))
            #expect(store.unsavedOutcomes.withLock { $0.all.isEmpty })
        }
        let store = try await Library.test(provider, at: folder.store).store
        let stored = try await store.read { connection throws(DatabaseError) in
            try connection.images.receipt(for: key)
        }
        #expect(stored == newest)
        let unknown = try await store.read { connection throws(DatabaseError) in
            try connection.images.receipt(for: ImageKey(source: "movies.live", path: "/a.jpg"))
        }
        #expect(unknown == nil)
    }
}
