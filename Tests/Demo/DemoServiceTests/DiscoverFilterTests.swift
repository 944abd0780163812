import Networking
import Testing

@testable import DemoService

@Suite("Filtering discovered films") struct DiscoverFilterTests {
    let demo = Demo()
    let films = FilmData.records()

    private func check(_ query: String, _ accepts: (FilmRecord) -> Bool) async throws {
        let rows = try await demo.rows("/discover/movie?\(query)")
        let expected = Set(films.filter(accepts).map(\.id))
        #expect(Set(rows.map(\.id)) == expected, "\(query)")
        #expect(rows.count == expected.count, "\(query)")
        #expect(!expected.isEmpty && expected.count < films.count, "\(query) shows something")
    }

    @Test("a comma between genres means both, and a bar means either")
    func genres() async throws {
        try await check("with_genres=28") { $0.genres.contains(28) }
        try await check("with_genres=28,80") { $0.genres.contains(28) && $0.genres.contains(80) }
        try await check("with_genres=28%2C80") { $0.genres.contains(28) && $0.genres.contains(80) }
        try await check("with_genres=28%7C35") { $0.genres.contains(28) || $0.genres.contains(35) }
        try await check("without_genres=18") { !$0.genres.contains(18) }
        try await check("without_genres=18,35") {
            !$0.genres.contains(18) && !$0.genres.contains(35)
        }
        try await check("with_genres=28&without_genres=80") {
            $0.genres.contains(28) && !$0.genres.contains(80)
        }
    }

    @Test("an unknown genre finds one empty page")
    func unknownGenre() async throws {
        let page = try await demo.page("/discover/movie?with_genres=424242")
        #expect(page == FilmPage(page: 1, results: [], total_pages: 1, total_results: 0))
    }

    @Test("release date ranges include both ends")
    func days() async throws {
        try await check("primary_release_date.gte=2008-07-18") { $0.released.text >= "2008-07-18" }
        try await check("primary_release_date.lte=2008-07-18") {
            !$0.released.text.isEmpty && $0.released.text <= "2008-07-18"
        }
        try await check("release_date.gte=1990-01-01&release_date.lte=1999-12-31") {
            (1990...1999).contains($0.released.year)
        }
        try await check(
            "primary_release_date.gte=1960-01-01&release_date.gte=1970-01-01"
                + "&primary_release_date.lte=1989-12-31&release_date.lte=1995-01-01"
        ) { (1970...1989).contains($0.released.year) }
        try await check("primary_release_year=1994") { $0.released.year == 1994 }
    }

    @Test("a film without a release date is in no range")
    func unknownDay() async throws {
        let demo = Demo(films: TestFilms.json)
        let rows = try await demo.rows("/discover/movie?primary_release_date.lte=2030-01-01")
        #expect(rows.map(\.id) == [1, 5, 2, 4])
    }

    @Test("rating, vote and runtime ranges include both ends")
    func numbers() async throws {
        try await check("vote_average.gte=8") { $0.rating >= 8 }
        try await check("vote_average.lte=7.5") { $0.rating <= 7.5 }
        try await check("vote_count.gte=10000") { $0.votes >= 10_000 }
        try await check("vote_count.lte=5000") { $0.votes <= 5_000 }
        try await check("with_runtime.gte=150") { $0.runtime >= 150 }
        try await check("with_runtime.lte=90") { $0.runtime <= 90 }
    }

    @Test("filters by one or several original languages")
    func languages() async throws {
        try await check("with_original_language=fr") { $0.language == "fr" }
        try await check("with_original_language=fr%7Cja") { ["fr", "ja"].contains($0.language) }
    }

    @Test("filters by one or several production countries, also those of generated films")
    func countries() async throws {
        try await check("with_origin_country=US") { $0.countries.contains("US") }
        try await check("with_origin_country=IR%7CBW") {
            $0.countries.contains("IR") || $0.countries.contains("BW")
        }
        #expect(try await demo.page("/discover/movie?with_origin_country=XX").results.isEmpty)
        let many = Demo(DemoOptions(scale: 2_000))
        let rows = try await many.rows("/discover/movie?with_origin_country=IR")
        #expect(rows.contains { $0.id >= Film.firstMadeUpID })
    }

    @Test(
        "a comma between people means both, and a bar means either, as actors or directors",
        arguments: [
            ("11", [1, 5]), ("12", [1, 2, 4]), ("13", [1]), ("11,12", [1]),
            ("13%7C15", [1, 5, 2, 3]),
            ("12,13%7C15", [1, 2]), ("15,13", []), ("999", []), ("12,999", []),
            ("12%7C999", [1, 2, 4]),
            ("Bo", []), ("14", []), ("", [1, 5, 2, 3, 4]),
        ] as [(String, [Int])]
    )
    func people(ids: String, expected: [Int]) async throws {
        let demo = Demo(films: TestFilms.json, people: TestPeople.json)
        let rows = try await demo.rows("/discover/movie?with_people=\(ids)")
        #expect(rows.map(\.id) == expected)
    }

    @Test(
        "with_crew means directors, as the sample data has no other crew",
        arguments: [
            ("11", [1, 5]), ("12", []), ("13&with_people=12", [1]), ("13&with_people=15", []),
        ] as [(String, [Int])]
    )
    func crew(ids: String, expected: [Int]) async throws {
        let demo = Demo(films: TestFilms.json, people: TestPeople.json)
        let rows = try await demo.rows("/discover/movie?with_crew=\(ids)")
        #expect(rows.map(\.id) == expected)
    }

    @Test("real people's films exclude generated ones")
    func peopleOfMany() async throws {
        let query = "/discover/movie?with_people=20001&sort_by=primary_release_date.asc"
        let rows = try await Demo(DemoOptions(scale: 5_000)).rows(query)
        #expect(rows.map(\.id) == [1225, 1001, 1012, 1015, 1252, 1038])
    }

    @Test("ignores unknown keys and invalid values")
    func nonsense() async throws {
        let plain = await demo.api("/discover/movie").body
        let query =
            "with_genre=28&vote_average.gte=good&primary_release_date.gte=2008&include_adult=false"
            + "&include_video=true&primary_release_year=x&release_date.lte=2008-13-01&region=UA"
        #expect(await demo.api("/discover/movie?\(query)").body == plain)
    }

    @Test("combines filters and order across all pages")
    func together() async throws {
        let rows = try await demo.rows(
            "/discover/movie?with_genres=18&vote_count.gte=200&sort_by=vote_average.desc"
        )
        let expected = films.filter { $0.genres.contains(18) && $0.votes >= 200 }
            .sorted { ($1.rating, $0.id) < ($0.rating, $1.id) }
        #expect(rows.map(\.id) == expected.map(\.id))
        #expect(rows.count > 20)
    }
}
