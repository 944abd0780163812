import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

/// Lists whose rows lack facts that details have.
@Suite("Rows completed by their details", .timeLimit(.minutes(5)))
struct FilledRowsTests {
    private let provider = StubProvider(
        CatalogDescriptor(
            id: CatalogID("movies"),
            title: .key("movies"),
            lists: [.popular],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .details(.addedRequest),
            fillsRows: true,
            favorites: .persistent,
            images: .persistent
        )
    )
    private let clock = Locked(Date(timeIntervalSince1970: 1_000_000))

    private func library(_ count: Int) async throws -> Library {
        let library = try await Library.test(provider, now: { clock.withLock { $0 } })
        let rows = (1...count).map { Item.movie($0, "row \($0)", facets: Facets()) }
        provider.answer(rows)
        try await library.page(1, of: .movies())
        for number in 1...count {
            let facets = Facets().setting(.overview, "Long \(number)")
            let item = Item.movie(
                number,
                "Film \(number)",
                artwork: Artwork(path: "/\(number).jpg"),
                facets: facets
            )
            provider.answer(details: ItemDetails(item: item, facets: facets))
        }
        return library
    }

    private func ids(_ range: ClosedRange<Int>) -> [Item.ID] { range.map { .movie($0) } }

    @Test("rows get titles, pictures and facts, are stored, and are asked for once")
    func completes() async throws {
        let library = try await library(6)
        try await library.fillRows(ids(2...6))
        let items = try await library.items(ids(1...6))
        #expect(items.map(\.title) == ["row 1"] + (2...6).map { "Film \($0)" })
        #expect(items[1].artwork == Artwork(path: "/2.jpg"))
        #expect(items[1].facets[.overview] == "Long 2")
        #expect(provider.detailsRows.count == 5)
        try await library.fillRows(ids(1...6))
        #expect(provider.detailsRows.count == 6)
        // The list comes again without the facts.
        try await library.page(1, of: .movies())
        #expect(try await library.items(ids(2...2)).map(\.title) == ["Film 2"])
        clock.withLock { $0 += 31 * 86_400 }
        try await library.page(1, of: .movies())
        #expect(try await library.items(ids(2...2)).map(\.title) == ["row 2"])
        try await library.fillRows(ids(1...1))
        #expect(provider.detailsRows.count == 7)
    }

    @Test("every row of a tall view is completed")
    func tall() async throws {
        let library = try await library(90)
        try await library.fillRows(ids(1...90))
        #expect(provider.detailsRows.count == 90)
        #expect(try await library.items(ids(90...90)).map(\.title) == ["Film 90"])
    }

    @Test("a row that the service doesn't have stays; the others are completed")
    func missing() async throws {
        let library = try await library(2)
        provider.answer([.movie(1, "row 1"), .movie(2, "row 2"), .movie(9, "row 9")])
        try await library.page(1, of: .movies())
        try await library.fillRows([.movie(9), .movie(2)])
        let items = try await library.items([.movie(9), .movie(2)])
        #expect(items.map(\.title) == ["row 9", "Film 2"])
        // It isn't asked for again at each pause in scrolling.
        try await library.fillRows([.movie(9)])
        #expect(provider.detailsRows.count == 2)
        // The catalog's file was corrected.
        library.connect(CatalogSource(provider, realm: .demo))
        try await library.fillRows([.movie(9), .movie(2)])
        #expect(provider.detailsRows.count == 3)
    }

    @Test("opened details complete the row, too")
    func opened() async throws {
        let library = try await library(1)
        _ = try await library.details(of: .movie(1))
        try await library.fillRows(ids(1...1))
        #expect(provider.detailsRows.count == 1)
    }

    @Test("other catalogs' rows aren't completed")
    func otherCatalogs() async throws {
        let provider = StubProvider()
        provider.answer([.movie(1)])
        let library = try await Library.test(provider)
        try await library.page(1, of: .movies())
        try await library.fillRows([.movie(1)])
        #expect(provider.detailsRows.isEmpty)
    }
}
