import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Similar and recommended films") struct RelatedFilmsTests {
    /// Film 1 has genres 28 and 18, is from 1994, and shares people with 4, 6 and 7.
    private static let films = [
        film(1, [28, 18], "1994-05-05", popularity: 50),
        film(2, [28], "1995-01-01", popularity: 5),
        film(3, [18, 28], "1971-01-01", popularity: 4),
        film(4, [35], "1985-01-01", popularity: 3),
        film(5, [35], "1994-01-01", popularity: 99),
        film(6, [18], "2001-01-01", popularity: 2),
        film(7, [], "", popularity: 1),
        film(8, [28], "2004-01-01", popularity: 6),
        film(9, [18], "1989-12-31", popularity: 6),
    ]
    private static let people = """
        [{"id":1,"name":"Al","directed":[1,6],"acted":[]},
        {"id":2,"name":"Bo","directed":[],"acted":[{"film":1,"order":0},{"film":4,"order":0}]},
        {"id":3,"name":"Cy","directed":[7],"acted":[{"film":1,"order":1},{"film":6,"order":0}]}]
        """

    private static func film(
        _ id: Int,
        _ genres: [Int],
        _ date: String,
        popularity: Double,
        rating: Double = 5,
        votes: Int = 0
    ) -> String {
        """
        {"id":\(id),"title":"T\(id)","language":"en","date":"\(date)","countries":[],
        "genres":\(genres),"rating":\(rating),"votes":\(votes),"popularity":\(popularity),
        "overview":"O","titles":{"uk":"У\(id)"}}
        """
    }

    private func demo(_ films: [String]) -> Demo {
        Demo(films: "[" + films.joined(separator: ",") + "]", people: Self.people)
    }

    private func related(
        _ id: Int,
        _ demo: Demo,
        language: String = "en-US"
    ) async throws -> Related {
        try await demo.decoded(
            Related.self,
            "/movie/\(id)?append_to_response=similar,recommendations&language=\(language)"
        )
    }

    @Test("similar films are ordered by genres, people and decade, then by popularity")
    func similar() async throws {
        // The scores are 5, 4, 4, 3, 3, 2 and 1. Film 5 shares only the decade.
        let page = try await related(1, demo(Self.films)).similar
        #expect(page.results.map(\.id) == [6, 2, 3, 8, 9, 4, 7])
        #expect(page.page == 1 && page.total_pages == 1 && page.total_results == 7)
    }

    @Test("recommends films with the same people first, then the best rated of the first genre")
    func recommended() async throws {
        // Twenty similar films of both genres leave the others to the recommendations.
        let similar = (100..<120).map { Self.film($0, [28, 18], "1994-01-01", popularity: 60) }
        let rated = [
            Self.film(50, [35, 28], "", popularity: 1, rating: 7, votes: 200),
            Self.film(51, [28], "", popularity: 1, rating: 8, votes: 300),
            Self.film(52, [28], "", popularity: 1, rating: 9, votes: 199),
            Self.film(53, [18], "", popularity: 1, rating: 9, votes: 300),
            Self.film(54, [28], "", popularity: 2, rating: 7, votes: 300),
        ]
        let all = try await related(1, demo([Self.films[0], Self.films[3]] + similar + rated))
        #expect(all.similar.results.map(\.id) == Array(100..<120))
        #expect(all.recommendations.results.map(\.id) == [4, 51, 54, 50])
    }

    @Test("rows are in the requested language, like those of lists")
    func language() async throws {
        let demo = demo(Self.films)
        let rows = try await demo.page("/discover/movie?language=uk").results
        let similar = try await related(1, demo, language: "uk").similar.results
        #expect(similar.first?.title == "У6")
        #expect(similar.allSatisfy(rows.contains))
    }

    @Test("a film without genres, people and similar films has empty pages")
    func nothing() async throws {
        let demo = demo([Self.film(30, [], "1999-01-01", popularity: 1), Self.films[4]])
        let empty = FilmPage(page: 1, results: [], total_pages: 1, total_results: 0)
        #expect(try await related(30, demo) == Related(similar: empty, recommendations: empty))
    }

    @Test("every film has up to twenty of each, and neither itself nor a film twice")
    func everyFilm() async throws {
        let demo = Demo()
        for row in try await demo.rows("/discover/movie") {
            let all = try await related(row.id, demo)
            let ids = (all.similar.results + all.recommendations.results).map(\.id) + [row.id]
            #expect(Set(ids).count == ids.count, "\(row.title)")
            #expect(all.similar.results.count <= 20 && all.recommendations.results.count <= 20)
            #expect(row.genre_ids.isEmpty != (all.similar.results.count > 5), "\(row.title)")
        }
    }

    @Test("a generated film is similar to real films")
    func madeUp() async throws {
        let demo = Demo(DemoOptions(scale: 100_000))
        let all = try await related(Film.firstMadeUpID + 90_000, demo)
        let ids = (all.similar.results + all.recommendations.results).map(\.id)
        #expect(all.similar.results.count == 20)
        #expect(Set(FilmData.records().map(\.id)).isSuperset(of: ids))
    }

    @Test("details include only the lists that are asked for")
    func onRequest() async throws {
        let demo = demo(Self.films)
        let similar = try await demo.object("/movie/1?append_to_response=similar")
        #expect(similar["similar"] != nil && similar["recommendations"] == nil)
        let recommended = try await demo.object("/movie/1?append_to_response=recommendations")
        #expect(recommended["similar"] == nil && recommended["recommendations"] != nil)
    }

    private struct Related: Decodable, Equatable {
        let similar: FilmPage
        let recommendations: FilmPage
    }
}
