import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("Calls from the main actor", .timeLimit(.minutes(5)))
struct CallerTests {
    @Test("calls from the main actor do their work elsewhere")
    @MainActor func mainActor() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        let (movie, genre) = (Item.movie(1, "One"), Genre(key: "1", name: "Drama"))
        provider.answer([movie])
        provider.answer(genres: [genre])
        provider.answer(details: ItemDetails(item: movie, facets: Facets()))
        _ = library.catalogs
        let before = provider.mainActorUses
        #expect(before > 0, "synchronous calls run on the main actor")

        try await library.page(1, of: .movies())
        _ = try await library.details(of: movie.id)
        #expect(try await library.genres(of: movie.id.catalog).value == [genre])
        try await library.edit([.add(.favorite)], of: movie.id)
        let favorites = try await library.exportedMarks([.favorite])
        #expect(try await library.add(favorites).count == 0)
        #expect(
            try await library.currentMarks([.favorite], in: movie.id.catalog).map(\.item) == [movie]
        )
        #expect(try await library.items([movie.id]) == [movie])
        #expect(try await library.item(movie.id) == movie)
        _ = try await library.imageStatistics(of: movie.id.catalog)
        _ = await library.downloadImages([Artwork(path: "/a.jpg")], of: movie.id.catalog)
        #expect(provider.mainActorUses == before)
    }
}
