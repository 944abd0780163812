import Foundation
import Testing

@testable import DemoService

@Suite("Sorting discovered films") struct DiscoverSortTests {
    let demo = Demo()
    let films = FilmData.records()

    private func check<Key: Comparable>(_ word: String, _ key: (FilmRecord) -> Key) async throws {
        let ascending = films.sorted {
            key($0) == key($1) ? $0.id < $1.id : key($0) < key($1)
        }
        let descending = films.sorted {
            key($0) == key($1) ? $0.id < $1.id : key($0) > key($1)
        }
        let up = try await demo.rows("/discover/movie?sort_by=\(word).asc").map(\.id)
        let down = try await demo.rows("/discover/movie?sort_by=\(word).desc").map(\.id)
        #expect(up == ascending.map(\.id), "\(word).asc")
        #expect(down == descending.map(\.id), "\(word).desc")
    }

    /// Implemented separately from the folding in the service.
    private func plain(_ title: String) -> String {
        title.folding(options: [.diacriticInsensitive], locale: nil).lowercased()
            .replacing("ø", with: "o").replacing("ł", with: "l").replacing("æ", with: "ae")
            .replacing("œ", with: "oe").replacing("ß", with: "ss").replacing("đ", with: "d")
            .replacing("'", with: "").replacing("’", with: "").replacing("‘", with: "")
    }

    @Test("sorts by numbers in both directions")
    func numbers() async throws {
        try await check("popularity") { $0.popularity }
        try await check("revenue") { $0.revenue }
        try await check("vote_average") { $0.rating }
        try await check("vote_count") { $0.votes }
    }

    @Test("sorts by release date in both directions, under both names")
    func days() async throws {
        for word in ["primary_release_date", "release_date"] {
            let known = films.filter(\.released.isKnown)
            let unknown = films.filter { !$0.released.isKnown }.map(\.id).sorted()
            let up = known.sorted { ($0.released.text, $0.id) < ($1.released.text, $1.id) }
            let down = known.sorted { ($1.released.text, $0.id) < ($0.released.text, $1.id) }
            let ids = try await demo.rows("/discover/movie?sort_by=\(word).asc").map(\.id)
            #expect(ids == up.map(\.id) + unknown)
            let idsDown = try await demo.rows("/discover/movie?sort_by=\(word).desc").map(\.id)
            #expect(idsDown == down.map(\.id) + unknown)
        }
    }

    @Test("sorts by title and original title, ignoring case and accents")
    func titles() async throws {
        try await check("title") { plain($0.title) }
        try await check("original_title") { plain($0.originalTitle) }
    }

    @Test("sorts by the Ukrainian title if shown in Ukrainian")
    func ukrainianTitles() async throws {
        let rows = try await Demo(films: TestFilms.json)
            .rows("/discover/movie?sort_by=title.asc&language=uk-UA")
        #expect(
            rows.map(\.title) == [
                "Enter the Matrix", "Matrix of Winter", "Амелі", "Матриця", "П’ятий їжак",
            ]
        )
    }

    @Test("films without a release date are last in both directions")
    func unknownDays() async throws {
        let demo = Demo(films: TestFilms.json)
        let up = try await demo.rows("/discover/movie?sort_by=primary_release_date.asc")
        let down = try await demo.rows("/discover/movie?sort_by=primary_release_date.desc")
        #expect(up.map(\.id) == [5, 4, 1, 2, 3])
        #expect(down.map(\.id) == [2, 1, 4, 5, 3])
    }

    @Test(
        "an unknown order puts the most popular first",
        arguments: ["", "rating.desc", "title", "title.up", "popularity.desc.asc"]
    )
    func unknownOrder(word: String) async throws {
        let rows = try await Demo(films: TestFilms.json).rows("/discover/movie?sort_by=\(word)")
        #expect(rows.map(\.id) == [1, 5, 2, 3, 4])
    }
}
