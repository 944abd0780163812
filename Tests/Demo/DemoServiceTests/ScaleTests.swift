import Networking
import Testing

@testable import DemoService

@Suite("Generated films") struct ScaleTests {
    @Test("ten thousand films fill the 500 available pages")
    func tenThousand() async throws {
        let demo = Demo(DemoOptions(scale: 10_000))
        let first = try await demo.page("/discover/movie")
        #expect(first.total_pages == 500)
        #expect(first.total_results == 10_000)
        let last = try await demo.page("/discover/movie?page=500")
        #expect(last.results.count == 20)
        #expect(last.results.last?.id == Film.firstMadeUpID + 9_999 - FilmData.records().count)
        #expect(try await demo.page("/movie/popular?page=500").results.count == 20)
    }

    @Test("totals are limited to 500 pages")
    func cap() async throws {
        let demo = Demo(DemoOptions(scale: 30_000))
        for list in ["/movie/popular", "/discover/movie", "/search/movie?query=t"] {
            let page = try await demo.page(list)
            #expect(page.total_pages == 500)
            #expect(page.total_results == 10_000)
        }
    }

    @Test("popularity decreases from film to film, and ids are unique")
    func order() {
        let films = FilmCollection(records: FilmData.records(), scale: 100_000, seed: 1)
        #expect(films.count == 100_000)
        var previous = Double.infinity
        for position in 0..<films.count {
            let film = films[position]
            #expect(film.popularity < previous || position < films.records.count)
            #expect(film.id == films.id(at: position))
            #expect(films.position(ofID: film.id) == position)
            previous = film.popularity
        }
        #expect(previous > 0)
        #expect(films.position(ofID: Film.firstMadeUpID - 1) == nil)
        #expect(films.position(ofID: Film.firstMadeUpID + 100_000 - films.records.count) == nil)
    }

    @Test("almost all titles are unique, and generated ones are real ones with a number")
    func titles() {
        let films = FilmCollection(records: FilmData.records(), scale: 50_000, seed: 1)
        let titles = Set((0..<films.count).map { films[$0].title(in: .english) })
        // Two real films share a title.
        #expect(titles.count > 49_500)
        let madeUp = films[films.records.count]
        #expect(madeUp.title(in: .english) == "\(madeUp.record.title) 2")
        #expect(madeUp.originalTitle == "\(madeUp.record.originalTitle) 2")
    }

    @Test("generated facts are plausible, and some are missing")
    func facts() {
        let films = FilmCollection(records: FilmData.records(), scale: 5_000, seed: 3)
        let madeUp = (films.records.count..<films.count).map { films[$0] }
        for film in madeUp {
            #expect((0...9.6).contains(film.rating))
            #expect((film.rating == 0) == (film.votes == 0))
            #expect(!film.released.isKnown || (1880...2026).contains(film.released.year))
            #expect((0...600).contains(film.runtime))
            #expect(film.revenue >= 0)
        }
        #expect(madeUp.contains { !$0.released.isKnown })
        #expect(madeUp.contains { $0.votes == 0 })
        #expect(madeUp.contains { $0.posterPath == nil })
        #expect(Set(madeUp.map(\.released)).count > 1_000)
    }

    @Test("the same seed generates the same films, a different seed different ones")
    func seeds() async throws {
        func rows(_ seed: UInt64) async throws -> [FilmRow] {
            try await Demo(DemoOptions(seed: seed, scale: 2_000))
                .page("/discover/movie?page=90").results
        }
        #expect(try await rows(5) == rows(5))
        #expect(try await rows(5) != rows(6))
    }

    @Test("a small scale has only the most popular films")
    func fewer() async throws {
        let demo = Demo(DemoOptions(scale: 7))
        let rows = try await demo.rows("/discover/movie")
        #expect(rows.count == 7)
        let all = try await Demo().page("/discover/movie").results
        #expect(rows == Array(all.prefix(7)))
        let hidden = try #require(all.dropFirst(7).first)
        #expect(await demo.api("/movie/\(hidden.id)").status == 404)
    }

    @Test("limits the scale")
    func bounds() {
        let records = FilmData.records()
        #expect(FilmCollection(records: records, scale: -5, seed: 1).count == 1)
        #expect(FilmCollection(records: records, scale: 9_000_000, seed: 1).count == 1_000_000)
        #expect(FilmCollection(records: [], scale: 10, seed: 1).count == 0)
    }

    @Test("a generated film has details and videos, and some have a Ukrainian title")
    func details() async throws {
        let demo = Demo(DemoOptions(scale: 1_000))
        let english = try await demo.page("/discover/movie?page=45").results
        let ukrainian = try await demo.page("/discover/movie?page=45&language=uk-UA").results
        #expect(english.map(\.id) == ukrainian.map(\.id))
        #expect(zip(english, ukrainian).contains { $0.title != $1.title })
        for row in english {
            let body = try await demo.object("/movie/\(row.id)?append_to_response=videos")
            #expect(body["title"] as? String == row.title)
            #expect(body["videos"] != nil)
        }
    }

    @Test("orders and filters include generated films")
    func sorted() async throws {
        let demo = Demo(DemoOptions(scale: 3_000))
        let rows = try await demo.rows(
            "/discover/movie?sort_by=vote_average.asc&vote_count.gte=100&with_genres=18"
        )
        #expect(rows.count > 500)
        #expect(rows.map(\.vote_average) == rows.map(\.vote_average).sorted())
        #expect(rows.allSatisfy { $0.vote_count >= 100 && $0.genre_ids.contains(18) })
    }
}
