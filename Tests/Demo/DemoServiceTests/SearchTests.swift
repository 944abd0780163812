import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Searching for films") struct SearchTests {
    let demo = Demo(films: TestFilms.json)

    private func ids(_ query: String) async throws -> [Int] {
        try await demo.rows("/search/movie?query=\(query)").map(\.id)
    }

    @Test("finds words by their beginning, in any order, within one title")
    func words() async throws {
        #expect(try await ids("the+mat") == [1, 5])
        #expect(try await ids("matr%20ente") == [5])
        #expect(try await ids("atrix") == [])
        #expect(try await ids("matrix+amelie") == [])
    }

    @Test("ranks exact titles first, then beginnings, then words, then by popularity")
    func relevance() async throws {
        #expect(try await ids("matrix") == [3, 1, 5])
        #expect(try await ids("enter+the+matrix") == [5])
        #expect(try await ids("the+matrix") == [1, 5])
    }

    @Test(
        "ignores case, accents and apostrophes",
        arguments: [
            "am%C3%A9lie", "AMELIE", "ame%CC%81lie", "fabuleux+damelie", "d%E2%80%99amelie",
        ]
    )
    func accents(query: String) async throws {
        #expect(try await ids(query) == [2])
    }

    @Test("finds letters such as ø and ł by their Latin equivalents")
    func letters() async throws {
        #expect(try await ids("orn+lodz") == [4])
        #expect(try await ids("%C3%B8rn") == [4])
    }

    @Test("finds Ukrainian titles in any language")
    func ukrainian() async throws {
        #expect(try await ids("%D0%BC%D0%B0%D1%82%D1%80%D0%B8") == [1])
        #expect(try await ids("%D0%9F%27%D1%8F%D1%82%D0%B8%D0%B9") == [4])
        #expect(try await ids("%D0%B8%D0%B6%D0%B0%D0%BA") == [])
        #expect(try await ids("%D1%96%D0%B6%D0%B0%D0%BA") == [4])
        let rows = try await demo.page("/search/movie?query=matrix&language=uk-UA").results
        #expect(rows.map(\.title) == ["Matrix of Winter", "Матриця", "Enter the Matrix"])
    }

    @Test("a year filters the search, under both names")
    func year() async throws {
        #expect(try await ids("matrix&year=1999") == [1])
        #expect(try await ids("matrix&primary_release_year=1949") == [5])
        #expect(try await ids("matrix&year=soon") == [3, 1, 5])
    }

    @Test("an empty result is one empty page")
    func nothing() async throws {
        for query in ["zzzz", "%21%3F", "%F0%9F%8E%AC"] {
            let page = try await demo.page("/search/movie?query=\(query)")
            #expect(page == FilmPage(page: 1, results: [], total_pages: 1, total_results: 0))
        }
    }

    @Test("a missing query is an error", arguments: ["", "?query=", "?query=+%20"])
    func missing(query: String) async throws {
        let response = await demo.api("/search/movie" + query)
        #expect(response.status == 422)
        let body = try response.object
        #expect(body["status_code"] as? Int == 5)
        #expect(body["success"] as? Bool == false)
    }

    @Test("finds a generated film by all words of its title")
    func madeUp() async throws {
        let demo = Demo(DemoOptions(scale: 3_000))
        let film = try #require(try await demo.page("/movie/popular?page=140").results.last)
        let query =
            film.title.split(separator: " ").joined(separator: "+")
            .addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["+"])) ?? ""
        let found = try await demo.rows("/search/movie?query=\(query)")
        #expect(found.contains { $0.id == film.id })
        #expect(film.id > 100_000)
    }

    @Test("truncates a query of a hundred words")
    func longQuery() async throws {
        let words = Array(repeating: "matrix", count: 100).joined(separator: "+")
        #expect(try await ids(words) == [1, 5, 3])
    }
}
