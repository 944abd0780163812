import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("Genres in different languages", .timeLimit(.minutes(5)))
struct GenreNamesTests {
    private let folder = TemporaryFolder()
    private static let both = ["en": "Drama", "uk": "драма"]

    /// A service in a language, by its code, with two genres.
    private func service(_ language: String, answers: Bool = true) -> StubProvider {
        let service = StubProvider(.marked)
        service.languages = [language] + ["en", "uk"].filter { $0 != language }
        let drama = Genre(key: "18", name: Self.both[language] ?? "", names: Self.both)
        let war = Genre(key: "1", name: "War", names: ["en": "War"])
        if answers { service.answer(genres: [drama, war]) }
        return service
    }

    /// Stores and watches a film with these genres.
    private func watch(
        _ key: Int,
        _ genres: [String],
        _ library: Library,
        _ service: StubProvider
    ) async throws {
        service.answer([Item.movie(key, facets: Facets().setting(.genres, genres))])
        try await library.page(1, of: .movies())
        _ = try await library.edit(MarkEdit.watch(on: nil), of: .movie(key))
    }

    private func genres(_ library: Library) async throws -> [String?: Int] {
        let statistics = try await library.watchedStatistics(of: CatalogID("movies"))
        return Dictionary(uniqueKeysWithValues: statistics.genres.map { ($0.value, $0.count) })
    }

    @Test("statistics count a genre once, under its name in the language of the day")
    func statistics() async throws {
        let english = service("en")
        let first = try await Library.test(english, at: folder.store)
        try await watch(1, ["Drama", "War"], first, english)
        await first.close()
        let ukrainian = service("uk", answers: false)
        let second = try await Library.test(ukrainian, at: folder.store)
        try await watch(2, ["драма", "драма"], second, ukrainian)
        // The names aren't stored yet.
        #expect(try await genres(second) == ["Drama": 1, "War": 1, "драма": 1])
        await #expect(throws: CatalogError.offline) {
            try await second.nameGenres(of: CatalogID("movies"))
        }
        ukrainian.answer(genres: [Genre(key: "18", name: "драма", names: Self.both)])
        try await second.nameGenres(of: CatalogID("movies"))
        #expect(try await genres(second) == ["драма": 2, "War": 1])
        await second.close()
        let third = try await Library.test(service("en", answers: false), at: folder.store)
        try await third.nameGenres(of: CatalogID("movies"))
        #expect(try await genres(third) == ["Drama": 2, "War": 1])
    }

    @Test("names are asked for once, and those in a language that a response lacks remain")
    func askedOnce() async throws {
        let english = service("en")
        let first = try await Library.test(english, at: folder.store)
        for _ in 0..<2 { try await first.nameGenres(of: CatalogID("movies")) }
        #expect(english.genreRequests == 1)
        english.answer(genres: [Genre(key: "18", name: "Drama", names: ["en": "Drama"])])
        _ = try await first.genres(of: CatalogID("movies"), policy: .networkOnly)
        await first.close()
        let ukrainian = service("uk", answers: false)
        let second = try await Library.test(ukrainian, at: folder.store)
        try await second.nameGenres(of: CatalogID("movies"))
        #expect(ukrainian.genreRequests == 0)
        let found = try await second.genre(named: "Drama", of: CatalogID("movies"))
        #expect(found == Genre(key: "18", name: "драма", names: Self.both))
    }

    @Test("a filter finds films that were stored in the other language")
    func filtered() async throws {
        let english = service("en")
        let library = try await Library.test(english, at: folder.store)
        try await library.nameGenres(of: CatalogID("movies"))
        try await watch(1, ["Drama"], library, english)
        try await watch(2, ["драма"], library, english)
        try await watch(3, ["War"], library, english)
        for key in 1...3 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        var query = Query.movies(.hearts)
        query.filter.genres = ["18"]
        #expect(try await library.orderNow(query).keys == [2, 1])
    }
}
