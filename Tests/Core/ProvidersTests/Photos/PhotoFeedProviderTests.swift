import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Photos provider")
struct PhotoFeedProviderTests {
    @Test("has one stream without search, sorts, filters or favorites, and a tap flips the photo")
    func descriptor() throws {
        let descriptor = PhotoFeedProvider.makeDescriptor()
        #expect(descriptor.id.rawValue == "photos")
        #expect(descriptor.tap == .flip)
        #expect(descriptor.favorites == nil)
        #expect(descriptor.images == .run)
        #expect(descriptor.lists.count == 1)
        let list = try #require(descriptor.list(ListID("feed")))
        #expect(list.content == .service(.none))
        #expect(list.layouts == [.stream])
        #expect(list.sorts.isEmpty && list.filters.isEmpty && !list.isSearchable)
        #expect(list.defaultSort == nil && !list.hasFavoritesStrip)
        #expect(descriptor.facets.map(\.key) == ["user"])
        #expect(descriptor.row.lines == [["user"]])
    }

    @Test("requests the whole feed as one page from the base address")
    func page() async throws {
        let service = ScriptedService(["": ScriptedService.body("[\(Feed.row)]")])
        let page = try await Feed.provider(service).page(1, of: Feed.query)
        #expect(page == Page(number: 1, totalPages: 1, elements: [Feed.item]))
        #expect(service.requests.map(\.url) == [Feed.base])
    }

    @Test("a second page or another list is not found")
    func noOther() async {
        let service = ScriptedService(["": ScriptedService.body("[]")])
        let provider = Feed.provider(service)
        let other = Query(catalog: Feed.id, list: ListID("popular"))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.page(2, of: Feed.query)
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.page(1, of: other)
        }
        #expect(service.requests.isEmpty)
    }

    @Test("details equal the feed's item")
    func details() async throws {
        let provider = Feed.provider(#"[{"ID":1,"Title":"x"},\#(Feed.row)]"#)
        let details = try await provider.details(of: "17")
        #expect(details == ItemDetails(item: Feed.item, facets: Feed.item.facets))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "18")
        }
    }

    @Test(
        "a photo's address is its key under photos/, for any width",
        arguments: ["http://photos.test", "http://photos.test/", "http://photos.test/a/b"]
    )
    func address(base: String) throws {
        let url = try #require(URL(string: base))
        let provider = PhotoFeedProvider(client: ScriptedService([:]), base: url)
        let expected = ImageAddress(
            url: url.appending(path: "photos").appending(path: "204"),
            variant: "original"
        )
        #expect(
            expected.url.absoluteString
                == (base.hasSuffix("/") ? base : base + "/") + "photos/204"
        )
        for width in [1, 640, 5_000] {
            let artwork = Artwork(path: "204")
            #expect(provider.imageAddress(of: artwork, pixelWidth: width) == expected)
        }
    }

    @Test(
        "makes no address from an unsafe path",
        arguments: ["", ".", "..", "a/b", "/7", "../\u{338}b"]
    )
    func noAddress(path: String) {
        let provider = Feed.provider("[]")
        #expect(provider.imageAddress(of: Artwork(path: path), pixelWidth: 640) == nil)
    }

    @Test(
        "maps each kind of failure to its catalog error",
        arguments: [
            (ScriptedService.body("gone", status: 404), .notFound(message: nil)),
            (ScriptedService.body("", status: 503), .server(status: 503, message: nil)),
            (ScriptedService.failing(.offline(.unreachable)), .offline),
            (ScriptedService.failing(.cancelled), .cancelled),
            (ScriptedService.failing(.tooLarge(limit: 5)), .badResponse(.tooLarge(bytes: 5))),
            (ScriptedService.body("<html>"), .badResponse(.notJSON(.webPage))),
            (ScriptedService.body("{}"), .badResponse(nil)),
            (ScriptedService.body(""), .badResponse(.notJSON(.nothing))),
        ] as [(ScriptedService.Answer, CatalogError)]
    )
    func failures(answer: @escaping ScriptedService.Answer, error: CatalogError) async {
        let provider = Feed.provider(ScriptedService(["": answer]))
        await #expect(throws: error) { try await provider.page(1, of: Feed.query) }
        await #expect(throws: error) { try await provider.details(of: "17") }
    }
}
