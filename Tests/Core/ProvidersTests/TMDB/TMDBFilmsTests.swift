import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Movies by names of other services")
struct TMDBFilmsTests {
    private func provider(_ bodies: [String: String]) -> (TMDBProvider, ScriptedService) {
        let genres = ["genre/movie/list": #"{"genres":[]}"#]
        let all = genres.merging(bodies) { $1 }.mapValues { ScriptedService.body($0) }
        let service = ScriptedService(all)
        return (Movies.provider(service), service)
    }

    private static func row(_ id: Int, _ title: String, _ day: String) -> String {
        #"{"id":\#(id),"title":"\#(title)","release_date":"\#(day)"}"#
    }

    @Test("a number of IMDb is certain; that of a series or person is nothing")
    func imdb() async throws {
        let found =
            #"{"movie_results":[\#(Self.row(238, "The Godfather", "1972-03-14"))],"tv_results":[]}"#
        let (provider, service) = provider([
            "find/tt0068646": found, "find/tt2": #"{"movie_results":[],"tv_results":[{"id":1}]}"#,
        ])
        let matches = try await provider.films(named: .imdb("tt0068646"))
        #expect(matches.certain.map(\.id.key) == ["238"] && matches.possible.isEmpty)
        #expect(try await provider.films(named: .imdb("tt2")) == FilmMatches())
        #expect(try await provider.films(named: .imdb("../movie/1")) == FilmMatches())
        let query = service.addresses.first { $0.contains("external_source") }
        #expect(query?.contains("external_source=imdb_id") == true)
    }

    @Test("a title is certain with the same letters and year")
    func titles() async throws {
        let rows = [
            Self.row(1, "AMÉLIE", "2001-04-25"), Self.row(2, "Amelie", "1999-01-01"),
            Self.row(3, "Amelie Two", "2001-01-01"),
        ].joined(separator: ",")
        let (provider, service) = provider([
            "search/movie": #"{"page":1,"results":[\#(rows)],"total_pages":1}"#
        ])
        let matches = try await provider.films(named: .title("Amelie!", year: 2_001))
        #expect(matches.certain.map(\.id.key) == ["1"])
        #expect(matches.possible.map(\.id.key) == ["2", "3"])
        #expect(
            service.addresses.contains { $0.contains("year=2001") && $0.contains("query=Amelie!") }
        )
    }
}
