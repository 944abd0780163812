import Catalog
import Foundation
import ImagePipeline
import Library
import Primitives
import Networking
import Testing

/// The catalog for these tests, with four pages of three books, one of them on two pages.
struct ShelfProvider: CatalogProvider {
    /// The behavior of the service.
    struct Mood {
        /// The error that every request throws, if any.
        var failure: CatalogError?
        /// The errors of details requests, by key.
        var failures: [String: CatalogError] = [:]
        /// The errors of requests for pages, by list.
        var listFailures: [String: CatalogError] = [:]
        /// Whether any request fails the test.
        var isForbidden = false
        /// The last available page.
        ///
        /// Later ones are offline.
        var lastPage = Int.max
        /// The number of unreadable rows per page.
        var skipped = 0
        /// The maximum number of books per page.
        var perPage = 3
    }

    var descriptor = Shelf.descriptor
    /// The behavior of the service, which tests change.
    let mood = Locked(Mood())
    /// The queries so far.
    let queries = Locked<[Query]>([])
    /// The keys of all details requests so far.
    let asked = Locked<[String]>([])

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
        let mood = try admit()
        if let failure = mood.listFailures[query.list.rawValue] { throw failure }
        guard number <= mood.lastPage else { throw .offline }
        let books = (1...Self.pages.count).contains(number) ? Self.pages[number - 1] : []
        let items = books.prefix(mood.perPage).map { book in
            let parts = book.split(separator: " ").map(String.init)
            return Shelf.item(
                parts[0],
                parts[1],
                parts[0] == "3" ? Self.facets : Facets(),
                of: descriptor.id
            )
        }
        return Page(
            number: number,
            totalPages: Self.pages.count,
            elements: items,
            skipped: mood.skipped
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        asked.withLock { $0.append(key) }
        if let failure = try admit().failures[key] { throw failure }
        let books = ["3": "Cee", "5": "Eff"]
        guard let title = books[key] else { throw .notFound(message: "No such book.") }
        let item = Shelf.item(key, title, key == "3" ? Self.facets : Facets(), of: descriptor.id)
        return ItemDetails(item: item, facets: item.facets.setting(.runtime, 90))
    }

    func genres() async throws(CatalogError) -> [Genre] {
        _ = try admit()
        return [
            Genre(key: "18", name: "Драма", names: ["en": "Drama"]),
            Genre(key: "80", name: "Crime"),
            // A genre's English name that is another genre's name; the name wins.
            Genre(key: "81", name: "Noir", names: ["en": "Crime"]),
        ]
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        URL(string: "http://127.0.0.1/images\(artwork.path)")
            .map { ImageAddress(url: $0, variant: "original") }
    }

    /// Returns the behavior, or throws if requests fail.
    private func admit() throws(CatalogError) -> Mood {
        let mood = mood.withLock { $0 }
        if mood.isForbidden { Issue.record("the network was touched") }
        if let failure = mood.failure { throw failure }
        return mood
    }

    /// A library of this provider and others, by default in memory and with the current time.
    func library(
        and others: ShelfProvider...,
        at location: StoreLocation = .memory,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws(CatalogError) -> Library {
        try await Library(
            sources: ([self] + others).map { CatalogSource($0, realm: .demo) },
            location: location,
            clock: ContinuousClock(),
            now: now,
            images: { received in
                ImageDataLoader(
                    client: HandlerHTTPClient { _ in
                        Issue.record("an image was asked for")
                        return HTTPResponse(status: 404)
                    },
                    measure: { _ throws(ImageError) in throw .undecodable },
                    received: received
                )
            }
        )
    }
}
