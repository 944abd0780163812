import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Primitives
import Networking
import Testing

@testable import Features

@Suite("Reloading", .timeLimit(.minutes(5)))
@MainActor
struct ReloadTests {
    @Test("a new source clears the previous source's rows")
    func sourceChanged() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.sourceChanged()
        #expect(model.selected.rows.counts == .loading(previous: nil))
    }

    @Test("fetches genres again when the source changes")
    func genresOfAnotherSource() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let genres = Recorder { model.genres }
        model.filterOpened()
        try await room.expect(.genres).answer(Shelves.genres)
        await genres.wait(for: .loaded(Shelves.genres))
        model.sourceChanged()
        #expect(model.genres == .idle)
    }

    @Test("a refresh retries pictures that failed")
    func pictures() async throws {
        let asked = Locked(0)
        let service = BookService.quick(pages: 1)
        let library = try await Library(
            sources: [CatalogSource(service, realm: .demo)],
            location: .memory,
            images: { _ in
                ImageDataLoader(
                    client: HandlerHTTPClient { _ in
                        asked.withLock { $0 += 1 }
                        return HTTPResponse(status: 404)
                    },
                    measure: { _ in PixelSize(2, 3) }
                )
            }
        )
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        let model = try #require(app.list(of: Books.descriptor))
        let request = try #require(
            model.imageRequest(for: Artwork(path: "/1.jpg"), fit: .original)
        )
        model.appeared()
        await Recorder { model.rows.counts }.wait(for: .loaded(20))
        for _ in 1...2 {
            await #expect(throws: ImageError.self) { try await library.images.data(for: request) }
        }
        #expect(asked.withLock { $0 } == 1)

        model.refreshRequested()
        await Recorder { model.refreshCount }.wait(for: 1)
        await #expect(throws: ImageError.self) { try await library.images.data(for: request) }
        #expect(asked.withLock { $0 } == 2)
    }
}
