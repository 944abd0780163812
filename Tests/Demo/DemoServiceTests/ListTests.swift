import Networking
import Testing

@testable import DemoService

@Suite("Film lists") struct ListTests {
    let demo = Demo()
    let films = FilmData.records()

    @Test("popular films are sorted by popularity and complete")
    func popularOrder() async throws {
        let rows = try await demo.rows("/movie/popular")
        let expected = films.sorted { ($1.popularity, $0.id) < ($0.popularity, $1.id) }.map(\.id)
        var seen: Set<Int> = []
        #expect(rows.map(\.id).filter { seen.insert($0).inserted } == expected)
    }

    @Test("every page but the last has 20 rows, which match the totals")
    func fullPages() async throws {
        let first = try await demo.page("/movie/popular")
        #expect(first.page == 1)
        var count = 0
        for number in 1...first.total_pages {
            let page = try await demo.page("/movie/popular?page=\(number)")
            #expect(page.page == number)
            #expect(page.total_pages == first.total_pages)
            #expect(page.total_results == first.total_results)
            #expect(page.results.count == 20 || number == first.total_pages)
            #expect(!page.results.isEmpty)
            count += page.results.count
        }
        #expect(count == first.total_results)
        #expect(first.total_pages == (count + 19) / 20)
    }

    @Test("some pages of popular films repeat the last row of the previous page, and no other")
    func repeats() async throws {
        let demo = Demo(DemoOptions(scale: 1_000))
        let total = try await demo.page("/movie/popular").total_pages
        var repeats = 0
        var previous: [Int] = []
        var all: Set<Int> = []
        for number in 1...total {
            let ids = try await demo.page("/movie/popular?page=\(number)").results.map(\.id)
            let isRepeat = ids.first == previous.last
            if isRepeat { repeats += 1 }
            #expect(all.intersection(ids) == (isRepeat ? [ids[0]] : []))
            all.formUnion(ids)
            previous = ids
        }
        #expect(all.count == 1_000)
        #expect((5...25).contains(repeats))
    }

    @Test("the same seed repeats the same rows, a different seed different ones")
    func repeatsFollowSeed() async throws {
        func ids(_ seed: UInt64) async throws -> [Int] {
            try await Demo(DemoOptions(seed: seed)).rows("/movie/popular").map(\.id)
        }
        #expect(try await ids(1) == ids(1))
        #expect(try await ids(1) != ids(2))
    }

    @Test("a page beyond the end is empty without an error")
    func beyondTheEnd() async throws {
        for list in [
            "/movie/popular", "/movie/top_rated", "/discover/movie", "/search/movie?query=the",
        ] {
            let separator = list.contains("?") ? "&" : "?"
            let page = try await demo.page("\(list)\(separator)page=500")
            #expect(page.page == 500)
            #expect(page.results == [])
            #expect((1..<500).contains(page.total_pages))
        }
    }

    @Test("top rated films have at least 200 votes, best first")
    func topRated() async throws {
        let rows = try await demo.rows("/movie/top_rated")
        let expected = films.filter { $0.votes >= 200 }
            .sorted { ($1.rating, $0.id) < ($0.rating, $1.id) }
            .map(\.id)
        #expect(rows.map(\.id) == expected)
        #expect(try await Demo(films: TestFilms.json).rows("/movie/top_rated").map(\.id) == [1, 2])
    }

    @Test("a row has the real service's fields")
    func rowFields() async throws {
        let page = try await Demo(films: TestFilms.json).object("/discover/movie")
        #expect(Set(page.keys) == ["page", "results", "total_pages", "total_results"])
        let rows = try #require(page["results"] as? [[String: Any]])
        #expect(
            rows.allSatisfy {
                Set($0.keys) == [
                    "adult", "backdrop_path", "genre_ids", "id", "origin_country",
                    "original_language", "original_title", "overview", "popularity", "poster_path",
                    "release_date", "softcore", "title", "video", "vote_average", "vote_count",
                ]
            }
        )
    }

    @Test("unknown facts are an empty date, a null poster or zero")
    func unknownFacts() async throws {
        let rows = try await Demo(films: TestFilms.json).page("/search/movie?query=winter").results
        let row = try #require(rows.first)
        #expect(row.release_date == "")
        #expect(row.poster_path == nil)
        #expect(row.vote_average == 0)
        #expect(row.genre_ids == [])
    }

    @Test("a complete row matches its record")
    func wholeRow() async throws {
        let rows = try await Demo(films: TestFilms.json).page("/search/movie?query=amelie").results
        #expect(
            rows == [
                FilmRow(
                    id: 2,
                    title: "Amélie",
                    original_title: "Le Fabuleux Destin d'Amélie Poulain",
                    original_language: "fr",
                    overview: "A spoon breaks sugar.",
                    release_date: "2001-04-25",
                    genre_ids: [35, 10749],
                    poster_path: "/film-2.jpg",
                    popularity: 30.25,
                    vote_average: 7.9,
                    vote_count: 11000
                )
            ]
        )
    }
}
