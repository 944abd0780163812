import Catalog
import Foundation
import ImagePipeline
import Library
import Locks
import Networking

/// Serves the catalogue of these tests: four pages of three books, one of them on two pages.
struct ShelfProvider: CatalogProvider {
    /// What goes wrong.
    struct Mood {
        /// Thrown by every request; nil for none.
        var failure: CatalogError?
        /// The last page that is still answered; later ones are offline.
        var lastPage = Int.max
        /// How many rows a page has lost.
        var skipped = 0
        /// How many books there are on a page at most.
        var perPage = 3
    }

    let descriptor = Shelf.descriptor
    /// The mood of the service, changed by tests.
    let mood = Locked(Mood())
    /// The queries so far.
    let queries = Locked<[Query]>([])

    static let pages = [
        ["3 Cee", "1 One", "2 Two"], ["2 Two", "5 Eff", "4 Dee"], ["9 Aye", "8 Bee", "7 Gee"],
        ["6 Zed"],
    ]

    static let facets = Facets()
        .setting(.genres, ["Drama"])
        .setting(.rating, Rating(8.5, votes: 10))
        .setting(.released, Day(year: 2008, month: 7, day: 16))

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        queries.withLock { $0.append(query) }
        let mood = mood.withLock { $0 }
        if let failure = mood.failure { throw failure }
        guard number <= mood.lastPage else { throw .offline }
        let books = (1...Self.pages.count).contains(number) ? Self.pages[number - 1] : []
        let items = books.prefix(mood.perPage).map { book in
            let parts = book.split(separator: " ").map(String.init)
            return Shelf.item(parts[0], parts[1], parts[0] == "3" ? Self.facets : Facets())
        }
        return Page(
            number: number,
            totalPages: Self.pages.count,
            elements: items,
            skipped: mood.skipped
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        if let failure = mood.withLock({ $0.failure }) { throw failure }
        guard key == "3" else { throw .notFound(message: "No such book.") }
        let facets = Self.facets.setting(.runtime, 90)
        return ItemDetails(item: Shelf.item("3", "Cee", Self.facets), facets: facets)
    }

    func genres() async throws(CatalogError) -> [Genre] {
        [Genre(key: "18", name: "Драма"), Genre(key: "80", name: "Crime")]
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        URL(string: "http://127.0.0.1/images\(artwork.path)")
            .map { ImageAddress(url: $0, variant: "original") }
    }

    /// A library over this provider that leaves no trace.
    func library() async throws(CatalogError) -> Library {
        try await Library(
            sources: [CatalogSource(self, realm: .demo)],
            location: .memory,
            images: { received in
                ImageDataLoader(
                    client: HandlerHTTPClient { _ in HTTPResponse(status: 404) },
                    measure: { _ throws(ImageError) in throw .undecodable },
                    received: received
                )
            }
        )
    }
}
